"""The content of Gone to Gaia as frozen records. An effect is a verb with its parameters (`verbs`)."""
