"""The engine. It knows no game: a game is a plug-in that gives it records, steps and content."""
