"""The games as PettingZoo's turn-taking environments (AEC).

An observation is a dict of `observation` (tensor.py: exactly the seat's view) and `action_mask`; the mask is in the
agent's info, too. Nature moves by itself, from the seed given to reset. Rewards come at the end (variant.py).
"""

from collections.abc import Mapping
from typing import Any

import msgspec

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
except ImportError as error:
    raise ImportError(f'{error.name} is missing; pip install "motherlode[rl]"', name=error.name) from error

from motherlode.adapters import tensor
from motherlode.adapters.variant import Variant
from motherlode.core.draw import SEED_BYTES
from motherlode.core.errors import ILLEGAL_MOVE, UNKNOWN_MOVE, Fault
from motherlode.core.ids import CHANCE, NOBODY, SPECTATOR
from motherlode.core.rule import paragraph
from motherlode.games.data import Data

ILLEGAL_REWARD = -1.0


def env(
    game: str,
    preset: str,
    seats: int = 0,
    options: Mapping[str, str] | None = None,
    data: Data | None = None,
    deal: int = 0,
    render_mode: str | None = None,
) -> Any:
    """With PettingZoo's usual wrappers: an illegal action ends the game and costs ILLEGAL_REWARD."""
    raw = raw_env(game, preset, seats, options, data, deal, render_mode)
    wrapped = TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 (PettingZoo's own name)
    """Without wrappers: an illegal action raises a Fault and changes nothing."""

    def __init__(
        self,
        game: str,
        preset: str,
        seats: int = 0,
        options: Mapping[str, str] | None = None,
        data: Data | None = None,
        deal: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.variant = Variant(game, preset, seats, options, deal, data)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_{preset}_v{self.variant.revision}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.variant.seats)]
        self.agents: list[str] = []
        sight = Box(-tensor.MOST, tensor.MOST, (tensor.LENGTH,), np.float32)
        masked = Box(0, 1, (self.variant.actions,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": sight, "action_mask": masked}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.variant.actions) for agent in self.possible_agents}
        self._seeds: np.random.Generator | None = None
        self._state = self.variant.start()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A seed fixes nature's moves in this game and in those after it; without one the old sequence goes on."""
        if seed is not None or self._seeds is None:
            self._seeds, _ = np_random(seed)
        self.luck = self._seeds.bytes(SEED_BYTES)  # like a table's seed: the same moves there meet the same luck
        self._draws = 0
        self._state = self.variant.start()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._go_on()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._check(self._seat(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.variant.game.apply(self._state, self._seat(agent), int(action), None)
        self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        return {"observation": tensor.seen(self.view(agent)), "action_mask": self._mask(agent)}

    def view(self, agent: str) -> object:
        """What the observation is made from, for people who want features of their own."""
        return self.variant.game.view(self._state, self._seat(agent))

    def render(self) -> str | None:
        """The position as an onlooker sees it, as JSON."""
        if self.render_mode is None:
            return None
        view = self.variant.game.view(self._state, SPECTATOR)
        return msgspec.json.format(msgspec.json.encode(view), indent=2).decode()

    def close(self) -> None:
        """Nothing is open."""

    def _go_on(self) -> None:
        """Nature moves until a seat is asked, or the game is over."""
        while (seat := self.variant.asked(self._state)) == CHANCE:
            move = self.variant.drawn(self._state, self.luck, self._draws)
            self.variant.game.apply(self._state, CHANCE, move, None)
            self._draws += 1
        if seat == NOBODY:
            self.rewards = dict(zip(self.agents, self.variant.returns(self._state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[seat]
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    def _mask(self, agent: str) -> Any:
        return tensor.mask(self.variant.legal(self._state, self._seat(agent)), self.variant.actions)

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _check(self, seat: int, move: int) -> None:
        if not 0 <= move < self.variant.actions:
            raise Fault(UNKNOWN_MOVE, {"move": move})
        refusal = self.variant.game.refusal(self._state, seat, move)
        if refusal is not None:
            text = self.variant.game.codec.text(move)
            raise Fault(ILLEGAL_MOVE, {"game": self.variant.name, "rule": paragraph(refusal.rule), "move": text})
