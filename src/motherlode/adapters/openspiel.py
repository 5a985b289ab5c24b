"""The games as OpenSpiel's: importing this registers motherlode_GAME_PRESET for every preset of the registry.

Turns are sequential: in a simultaneous choice seats are asked one after the other, and no information state tells what
others have chosen (variant.py). Nature's moves are chance nodes with their probabilities. An observation is the seat's
view; an information state is its info, which is what it knows about the position, not how the position came about:
enough for every search, too little for algorithms that need perfect recall. Returns come at the end.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

try:
    import pyspiel
except ImportError as error:
    raise ImportError(f'{error.name} is missing; pip install "motherlode[openspiel]"', name=error.name) from error

from motherlode.adapters import tensor
from motherlode.adapters.variant import Variant
from motherlode.core.ids import CHANCE, NOBODY, SPECTATOR
from motherlode.core.meta import Meta, Preset
from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.games.data import from_file
from motherlode.games.registry import GAMES

PLAYERS = {CHANCE: int(pyspiel.PlayerId.CHANCE), NOBODY: int(pyspiel.PlayerId.TERMINAL)}


class AskedState:
    """A State, the seat that is asked, and the moves that led to it. OpenSpiel copies and pickles it with its state."""

    def __init__(self, variant: Variant, state: State, moves: list[int] | None) -> None:
        self.variant = variant
        self.state = state
        self.moves = moves  # None: guessed, so nobody made them
        self.asked = variant.asked(state)

    def apply(self, move: int) -> None:
        self.variant.game.apply(self.state, self.asked, move, None)
        if self.moves is not None:
            self.moves.append(move)
        self.asked = self.variant.asked(self.state)

    def guessed(self, seat: int, seed: int) -> "AskedState":
        return AskedState(self.variant, self.variant.game.guess(self.state, seat, Rng(seed)), None)

    def __deepcopy__(self, memo: object) -> "AskedState":
        moves = None if self.moves is None else self.moves[:]
        return AskedState(self.variant, self.variant.game.copy(self.state), moves)

    def __reduce__(self) -> tuple[object, ...]:
        if self.moves is None:
            raise TypeError("a state resampled from an information state has no history to pickle")
        return replayed, (self.variant, self.moves)


def replayed(variant: Variant, moves: list[int]) -> AskedState:
    out = AskedState(variant, variant.start(), [])
    for move in moves:
        out.apply(move)
    return out


class MotherlodeState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: "MotherlodeGame", position: AskedState) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        asked = self.position.asked
        return PLAYERS.get(asked, asked)

    def is_terminal(self) -> bool:
        return self.position.asked == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.variant.legal(self.position.state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.variant.chances(self.position.state)

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.variant.game.codec.text(action)

    def returns(self) -> list[float]:
        return self.position.variant.returns(self.position.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "MotherlodeState":
        """A guess: a position the player cannot tell from this one. It has no history."""
        seed = int(sampler() * 2**32) << 32 | int(sampler() * 2**32)
        return MotherlodeState(self.get_game(), self.position.guessed(player, seed >> 1))

    def __str__(self) -> str:
        """The whole position: equal strings are equal positions."""
        return self.position.variant.game.key(self.position.state).hex()


class SeatObserver:
    """OpenSpiel's observer: of a view, or of an info if recall is wanted; without private parts, an onlooker's view."""

    def __init__(self, kind: Any, params: Mapping[str, object] | None) -> None:
        if params:
            raise ValueError(f"no parameters are known: {params}")
        self._recalls: bool = kind.perfect_recall
        self._private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not kind.public_info or not (self._private or kind.private_info == pyspiel.PrivateInfoType.NONE):
            raise ValueError("public information is always seen, and another seat's never")
        if self._recalls and not self._private:
            raise ValueError("only a player has an information state")
        self.tensor = tensor.known(b"")
        self.dict = {"info" if self._recalls else "view": self.tensor}

    def set_from(self, state: MotherlodeState, player: int) -> None:
        if self._recalls:
            self.tensor[:] = tensor.known(self._info(state, player))
        else:
            self.tensor[:] = tensor.seen(self._view(state, player))

    def string_from(self, state: MotherlodeState, player: int) -> str:
        if self._recalls:
            return self._info(state, player).hex()
        return msgspec.json.encode(self._view(state, player)).decode()

    def _info(self, state: MotherlodeState, player: int) -> bytes:
        position = state.position
        return position.variant.game.info(position.state, player)

    def _view(self, state: MotherlodeState, player: int) -> object:
        position = state.position
        return position.variant.game.view(position.state, player if self._private else SPECTATOR)


class MotherlodeGame(pyspiel.Game):  # type: ignore[misc]
    """Parameters: the preset's open options, `deal`, `seats`, and `data`, the path of a file of component values."""

    meta: Meta
    preset: Preset

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        meta, preset = self.meta, self.preset
        given = {**_defaults(meta, preset), **(params or {})}
        options = {name: str(given[name]) for name in preset.open_options}
        data = from_file(Path(given["data"])) if given["data"] else None
        self.variant = Variant(meta.name, preset.name, given["seats"], options, given["deal"], data)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.variant.actions,
            max_chance_outcomes=self.variant.actions,
            num_players=self.variant.seats,
            min_utility=self.variant.least,
            max_utility=self.variant.most,
            utility_sum=0.0,
            max_game_length=self.variant.game.longest,
        )
        super().__init__(_type(meta, preset), info, params or {})

    def new_initial_state(self) -> MotherlodeState:
        return MotherlodeState(self, AskedState(self.variant, self.variant.start(), []))

    def max_chance_nodes_in_history(self) -> int:
        return self.variant.game.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, object] | None = None) -> SeatObserver:
        return SeatObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def short_name(game: str, preset: str) -> str:
    return f"motherlode_{game}_{preset.replace('-', '_')}"


def _defaults(meta: Meta, preset: Preset) -> dict[str, Any]:
    """Choices that are numbers are typed as numbers: turn_limit=8."""
    options = {
        option.name: int(option.usual) if all(word.isdecimal() for word in option.choices) else option.usual
        for option in meta.options
        if option.name in preset.open_options
    }
    return {**options, "deal": 0, "seats": preset.seats[0], "data": ""}


def _type(meta: Meta, preset: Preset) -> Any:
    kinds = Variant(meta.name, preset.name).game.codec.kinds
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=short_name(meta.name, preset.name),
        long_name=f"{meta.title}, {preset.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        # Without secret moves everybody sees everything.
        information=information.IMPERFECT_INFORMATION
        if any(kind.secret for kind in kinds)
        else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(preset.seats),
        min_num_players=min(preset.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(meta, preset),
    )


def register() -> None:
    """A class for every preset: OpenSpiel releases what it was given only after the interpreter has ended.

    A class survives that; releasing the last reference to a function at that point would crash the process.
    """
    for listing in GAMES.values():
        for preset in listing.meta.presets:
            made = type("MotherlodeGame", (MotherlodeGame,), {"meta": listing.meta, "preset": preset})
            pyspiel.register_game(_type(listing.meta, preset), made)


register()
