"""What enemies can do (chapter AF), by the moment at which it acts (GR-062)."""
