"""The verbs that content may use.

What a Lord does once is in `lords`, what it does in each turn in `powers`, and what it does for as long as it lies
free in `standing`.
"""
