"""What several games share: games are built of these parts, and the parts know no game."""
