"""The steps from one shape of the database to the next, applied when a store is opened."""
