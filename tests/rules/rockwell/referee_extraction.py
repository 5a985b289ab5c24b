"""The referee on extraction, danger and achievements: sections 6 and 10."""

from tests.rules.rockwell.referee_books import (
    ACHIEVEMENTS,
    AL,
    METALS,
    NATURE,
    Ask,
    Books,
    Crew,
    Cubes,
    Extraction,
    Script,
    ask,
    by_metal,
    listed,
    tiles_under,
)


def struck(b: Books, crew: Crew, active: str) -> Script:
    """What a crew's power drills where it stands now (6.1); astride the active player chooses (5.4)."""
    reached = [tile for tile in tiles_under(crew.place) if b.is_reached(tile)]
    if len(reached) == 2:
        words = yield from ask("choosing", active, {f"drill {tile}" for tile in reached})
        reached = [words[1]]
    for tile in reached:
        yield from extracted(b, tile, active)


def extracted(b: Books, tile: str, active: str) -> Script:
    """6.7, in its order."""
    b.tell("tile-drilled", active, tile, b.force(tile), b.tiles[tile].power)
    here = Extraction(tile, active)
    b.extraction = here
    b.tiles[tile].turned = True
    for crew in b.crews_on(tile):
        if crew.place != tile:
            b.tell("crew-moved", crew.owner, crew.number, crew.power, crew.place, tile)
            crew.place = tile
    yield from _turned_over(b, tile)
    yield from _card_drawn(b, here)
    _shared(b, here)
    if here.danger:
        yield from _endangered(b, here)
    for seat in b.seats:
        cubes = _given(here, seat)
        if any(cubes.values()):
            b.companies[seat].take(cubes)
            b.tell("cubes-gained", seat, *listed(cubes))
    if active != AL:
        b.companies[active].cards += 1
    b.tell("card-kept", active, 0 if active == AL else b.companies[active].cards)
    b.extraction = None
    award(b, active)


def _turned_over(b: Books, tile: str) -> Script:
    power = b.tiles[tile].power
    words = yield from ask("turning", NATURE, {f"turn {back}" for back in b.backs[power]})
    back = int(words[1])
    b.backs[power].remove(back)
    b.tiles[tile].back = back
    b.tiles[tile].yields = by_metal(b.data["tiles"][str(power)][back - 1])
    b.tell("tile-turned", tile, *b.data["tiles"][str(power)][back - 1])


def _card_drawn(b: Books, here: Extraction) -> Script:
    """6.2: of the pile numbered like the tile (1.2)."""
    power = b.tiles[here.tile].power
    words = yield from ask("extracting", NATURE, {f"extract {card}" for card in b.piles[power]})
    here.card = int(words[1])
    b.piles[power].remove(here.card)
    *cubes, danger = b.data["cards"][str(power)][here.card - 1]
    here.cubes, here.danger = by_metal(cubes), bool(danger)
    b.tell("card-drawn", here.tile, *cubes, "danger" if danger else "none")


def _shared(b: Books, here: Extraction) -> None:
    """6.2 and 6.3; Al takes part like a player (12.5)."""
    owners = [owner for owner in b.owners() if b.crews_on(here.tile, owner)]
    share = {metal: here.cubes[metal] // len(owners) for metal in METALS}
    here.surplus = {metal: here.cubes[metal] % len(owners) for metal in METALS}
    for owner in owners:
        here.shares[owner] = share
        b.tell("share-set", owner, *listed(share))
    here.priority, here.why = _priority(b, here)
    if any(here.surplus.values()):
        b.tell("surplus-set", here.priority, *listed(here.surplus), here.why)


def _priority(b: Books, here: Extraction) -> tuple[str, str]:
    if owner := b.shaft_owner(here.tile):
        return owner, "shaft"
    forces = {owner: b.force(here.tile, owner) for owner in b.owners()}
    strongest = [owner for owner in forces if forces[owner] == max(forces.values())]
    return (strongest[0], "power") if len(strongest) == 1 else (here.active, "active")


def _given(here: Extraction, owner: str) -> Cubes:
    """Share and surplus, as far as danger has left it."""
    share = here.shares.get(owner, by_metal([0] * 4))
    return {metal: share[metal] + (here.surplus[metal] if owner == here.priority else 0) for metal in METALS}


def _at_risk(b: Books, here: Extraction, owner: str) -> Cubes:
    """What danger can take (6.5)."""
    return here.shares.get(owner, by_metal([0] * 4)) if b.options["danger"] == "share" else _given(here, owner)


def _endangered(b: Books, here: Extraction) -> Script:
    """6.5 and 6.6: what is left of share and surplus is in the shares afterwards."""
    for seat in b.seats:
        force = b.force(here.tile, seat)
        if not force:
            continue
        steps = [0, *b.data["danger"]["protection"], force]
        safe, cubes = steps[b.companies[seat].protection], sum(_at_risk(b, here, seat).values())
        loss = min(max(0, force - safe), cubes)
        if b.options["protection"] == "last":
            loss = max(0, min(force, cubes) - safe)
        b.tell("danger-felt", seat, force, loss)
        if loss:
            here.losses[seat] = loss
    b.sealed = {}
    while len(b.sealed) < len(here.losses):
        seat, words = yield Ask("danger", {seat: _savings(b, seat, here.losses[seat]) for seat in _open(b, here)})
        b.sealed[seat] = int(words[1])
        if _open(b, here):
            b.tell("tray-sealed", seat)
    for seat in here.losses:
        _lost(b, here, seat)
    b.sealed = {}


def _open(b: Books, here: Extraction) -> list[str]:
    return [seat for seat in here.losses if seat not in b.sealed]


def _savings(b: Books, seat: str, loss: int) -> set[str]:
    return {f"save {number}" for number in range(min(loss, b.companies[seat].insurance()) + 1)}


def _lost(b: Books, here: Extraction, seat: str) -> None:
    """The most valuable cubes go first."""
    saved = b.sealed[seat]
    b.companies[seat].used += saved
    b.tell("insurance-used", seat, saved)
    given, risked = _given(here, seat), _at_risk(b, here, seat)
    lost = by_metal([0] * 4)
    for metal in sorted(METALS, key=lambda metal: b.data["prices"]["cubes"][METALS.index(metal)], reverse=True):
        lost[metal] = min(risked[metal], here.losses[seat] - saved - sum(lost.values()))
    if any(lost.values()):
        b.tell("cubes-lost", seat, *listed(lost))
    extra = here.surplus if seat == here.priority else by_metal([0] * 4)
    here.shares[seat] = {metal: given[metal] - lost[metal] - extra[metal] for metal in METALS}


# -- achievements


def progress(b: Books, seat: str, kind: str) -> int:
    """How much of what 10.1 to 10.3 want there is."""
    company, crews = b.companies[seat], b.crews_of(seat)
    match kind:
        case "zinc-copper":
            return min(company.cubes["zinc"], company.cubes["copper"])
        case "cards":
            return company.cards
        case "silver" | "gold":
            return company.cubes[kind]
        case "each-metal":
            return min(company.cubes.values())
        case "trained-crews":
            return sum(1 for crew in crews if crew.power >= 2)
        case "strong-crews":
            return sum(1 for crew in crews if crew.power == 4)
        case "deep-crews":
            return sum(1 for crew in crews if crew.is_deep())
        case _:
            return b.in_centre(seat)


def needed(b: Books, kind: str) -> int:
    return {"deep-crews": 4, "centre": 1}.get(kind) or int(b.data["achievements"][kind])


def award(b: Books, active: str = "") -> None:
    """10.4: whoever meets something now takes the top tile; `active` is Al, or nobody, where no player is."""
    order = list(b.direction)
    if b.options["achievement_tie"] == "active" and active in order:
        order.remove(active)
        order.insert(0, active)
    for kind in ACHIEVEMENTS:
        for seat in order:
            honours = b.companies[seat].honours
            if kind not in honours and progress(b, seat, kind) >= needed(b, kind):
                honours[kind] = b.prestige[kind].pop(0)
                b.tell("achieved", seat, kind, honours[kind])
