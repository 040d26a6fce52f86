"""Lessons: games that are played at a real table, with somebody who says what matters now.

A lesson is data (`files`): a setup, a seed, what was chosen before it begins, and beats. A beat is bound to conditions
on the state and on what happened (`conditions`), not to a script: it comes when its time has come. The teacher
(`teacher`) finds the beat of now in the history of a match, keeps shut what the beat leaves no room for, and says why.
The coach (`coach`) says one sentence in any game, where something comes up. None of them knows a game.
"""
