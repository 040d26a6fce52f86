"""Tools for who works on fathom: nothing here is needed to play."""
