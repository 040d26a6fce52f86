"""The games: four plug-ins, none of which knows another or who plays."""
