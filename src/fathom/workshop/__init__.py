"""What people need who change a game: checks of content and texts, rules looked up, citations. No table runs on it."""
