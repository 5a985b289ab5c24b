"""What there is to say about a game without playing it: who made it, its presets, its options."""

from collections.abc import Mapping

from motherlode.core.errors import BAD_CHOICE, BAD_SEATS, UNKNOWN_OPTION, UNKNOWN_PRESET, Fault


class Option:
    """A choice a table makes once; the paragraph `rule` says what each choice means.

    The first choice is how the game was played before the option existed: older logs are read with it. `usual` is
    what a table plays if nobody chooses, `first_game` the simple choice for people who have never played; left empty,
    they are the first choice and the usual one. `reading`: the printed rules can be read in several ways, and newcomers
    need not be asked which. `per_seat`: every choice but the first names a seat, in order, and only those at the table
    count.
    """

    def __init__(
        self,
        name: str,
        choices: list[str],
        rule: int,
        usual: str = "",
        first_game: str = "",
        reading: bool = False,
        per_seat: bool = False,
    ) -> None:
        self.name = name
        self.choices = choices
        self.rule = rule
        self.usual = usual or choices[0]
        self.first_game = first_game or self.usual
        self.reading = reading
        self.per_seat = per_seat

    def choices_of(self, seats: int) -> list[str]:
        """At a table of that size."""
        return self.choices[: seats + 1] if self.per_seat else self.choices


class Preset:
    """A variant: values for some options, and those the table may still choose."""

    def __init__(self, name: str, seats: list[int], values: dict[str, str], open_options: list[str]) -> None:
        self.name = name
        self.seats = seats
        self.values = values
        self.open_options = open_options


class Meta:
    """Loadable without the game. `revision` rises when a legal set, a score, a draw or an order of weights changes."""

    def __init__(
        self,
        name: str,
        title: str,
        designers: list[str],
        publisher: str,
        year: int,
        revision: int,
        presets: list[Preset],
        options: list[Option],
    ) -> None:
        self.name = name
        self.title = title
        self.designers = designers
        self.publisher = publisher
        self.year = year
        self.revision = revision
        self.presets = presets
        self.options = options

    def preset(self, name: str) -> Preset:
        for preset in self.presets:
            if preset.name == name:
                return preset
        raise Fault(UNKNOWN_PRESET, {"preset": name, "presets": ", ".join(p.name for p in self.presets)})

    def check_seats(self, preset: Preset, seats: int) -> None:
        if seats not in preset.seats:
            raise Fault(BAD_SEATS, {"seats": seats, "allowed": ", ".join(str(n) for n in preset.seats)})

    def chosen(self, preset: Preset, wishes: Mapping[str, str], seats: int) -> dict[str, str]:
        """A value for every option: the preset's, the table's wish, or the default."""
        for name in wishes:
            if name not in preset.open_options:
                raise Fault(UNKNOWN_OPTION, {"option": name, "options": ", ".join(preset.open_options) or "none"})
        values = {option.name: option.usual for option in self.options}
        values.update(preset.values)
        values.update(wishes)
        self.check_values(values, seats)
        return values

    def kept(self, preset: Preset, values: Mapping[str, str]) -> dict[str, str]:
        """What a table has chosen where its preset leaves the choice open. Options it could not know are at their first
        choice, whatever is usual now: that is how it was played.
        """
        return {o.name: values.get(o.name, o.choices[0]) for o in self.options if o.name in preset.open_options}

    def check_values(self, values: Mapping[str, str], seats: int) -> None:
        """Every option has one of its choices, and nothing else is there."""
        for name in values:
            if name not in [option.name for option in self.options]:
                raise Fault(UNKNOWN_OPTION, {"option": name, "options": ", ".join(o.name for o in self.options)})
        for option in self.options:
            choice = values.get(option.name, "")
            choices = option.choices_of(seats)
            if choice not in choices:
                raise Fault(BAD_CHOICE, {"option": option.name, "choice": choice, "choices": ", ".join(choices)})
