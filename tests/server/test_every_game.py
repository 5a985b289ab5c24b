"""Every game there is can be played to its end by requests alone."""

from tests.adapters.kit import every_preset
from tests.kit import Variant
from tests.server.kit import Served, play_out

from motherlode.core.parse import parse
from motherlode.games.registry import match_of

NAMES = ("Ada", "Bob", "Cyd", "Dan", "Eve", "Fay")


@every_preset
def test_people_play_a_game_to_its_end(served: Served, variant: Variant) -> None:
    chosen = {"game": variant.game, "preset": variant.preset, "options": variant.options}
    people, table = served.party(*NAMES[: variant.seats], **chosen)
    play_out(table, people)
    page = people[0].page(table)
    assert page["table"]["status"] == "over"
    match = match_of(parse(people[0].log(table)), verify=True)
    result = match.result()
    assert result is not None
    assert [end["points"] for end in page["table"]["ends"]] == list(result.scores)
