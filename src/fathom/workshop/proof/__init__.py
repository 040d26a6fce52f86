"""Proof: a clause is proved when a change to the code that cites it is noticed by a test that cites it.

The code of each step and rule is changed in small ways, one at a time, in a copy of this process that ends with the
tests. `cited` finds the code, `mutants` changes it, `running` runs the tests, `memory` keeps what was found as long as
neither the code nor its tests change, `report` tells it. Start it with `bin/prove`.
"""
