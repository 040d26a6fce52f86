"""Compiling the rules with mypyc: what is compiled (`build.py`), and what the compiler reads of it (`tree.py`)."""
