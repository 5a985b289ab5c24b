"""The games as researchers' libraries know them: PettingZoo and OpenSpiel. Generic over the registry (docs/research.md).

Nothing here is imported by the rest of the package, and importing it needs the extras `rl` or `openspiel`.
"""
