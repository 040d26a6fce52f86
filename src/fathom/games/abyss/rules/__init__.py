"""The rules of Abyss, a module per chapter."""
