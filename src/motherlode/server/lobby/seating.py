"""What becomes of a chair when somebody sits down."""

from msgspec.structs import replace

from motherlode.server.lobby.schemas import BotPlayer, FreeSeat, Neighbour, Occupant
from motherlode.server.people.service import Person, clean_name
from motherlode.server.table.chair import BOT, OPEN, PERSON, Chair
from motherlode.server.wire import Sitter


def kind_of(occupant: Occupant) -> Sitter:
    if isinstance(occupant, FreeSeat):
        return OPEN
    return BOT if isinstance(occupant, BotPlayer) else PERSON


def new_chair(sitter: Person, occupant: Occupant, look: int) -> Chair:
    """Before the game begins."""
    if isinstance(occupant, FreeSeat):
        return Chair(OPEN, look)
    if isinstance(occupant, BotPlayer):
        return Chair(BOT, look, level=occupant.level)
    if isinstance(occupant, Neighbour):
        return Chair(PERSON, look, sitter.id, clean_name(occupant.name), owner=sitter.owner)
    return Chair(PERSON, look, sitter.id, sitter.name, owner=sitter.owner)


def changed_chair(old: Chair, sitter: Person, occupant: Occupant) -> Chair:
    """During the game: a bot plays on for somebody, a program of theirs does, or they come back."""
    if isinstance(occupant, BotPlayer):
        return replace(old, kind=BOT, level=occupant.level)
    # Whoever comes back has the same name as before, even if that is a neighbour's.
    name = old.name if sitter.id == old.person else sitter.name
    return Chair(PERSON, old.look, sitter.id, name, owner=sitter.owner)


def moved_chair(old: Chair, person: Person) -> Chair:
    """With a personal link: people keep their name on another device, but when a program passes its seat on, or gets
    one, the seat takes the name of whoever has it now.
    """
    same = old.owner is None and person.owner is None
    return replace(old, person=person.id, name=old.name if same else person.name, owner=person.owner)
