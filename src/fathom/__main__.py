"""`python -m fathom` is the same as `fathom`."""

from .cli import main

if __name__ == "__main__":
    main()
