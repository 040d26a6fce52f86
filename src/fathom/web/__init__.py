"""The table in the browser: REST, a live line, and the pages. Draws nothing and knows no game."""
