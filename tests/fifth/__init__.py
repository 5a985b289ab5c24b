"""A fifth game, Quarry, made from exactly the places that the recipe "Add a game" in CONTRIBUTING names.

`files` has what is new, where it goes; `lines` what is added to files that are there already.
"""
