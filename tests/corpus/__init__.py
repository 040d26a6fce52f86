"""Files of every release, opened by every later one."""
