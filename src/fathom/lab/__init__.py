"""Many games: played on all cores, counted, compared, measured."""
