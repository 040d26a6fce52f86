"""A server reads many saves at once: the first ones of a process, too."""

from __future__ import annotations

import subprocess
import sys

import fathom

READING = """
import sys, threading
import fathom
from fathom.core.game import box_of

text = sys.stdin.read()
box_of(sys.argv[1])
sys.setswitchinterval(1e-6)
together, same = threading.Barrier(8), []

def read():
    together.wait()
    same.append(fathom.load(text).save() == text)

threads = [threading.Thread(target=read) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(same.count(True))
"""


def test_eight_threads_read_the_first_saves_of_a_process(game_id: str) -> None:
    # msgspec crashes the interpreter if two threads let it get to know a type at the same time
    text = fathom.new(game_id, seed=1).save()
    done = subprocess.run([sys.executable, "-c", READING, game_id], input=text, capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip()) == (0, "8"), done.stderr
