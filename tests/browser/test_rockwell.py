"""Rockwell through the pages: secret trays, crews on the ground, forms of market and workshop, Al."""

from tests.browser.conftest import Visit
from tests.browser.people import Visitor
from tests.browser.rockwell import OFFERS, actors, all_by_wire, all_see_the_end, decide, open_rockwell, view_of
from tests.browser.test_games import ME, OPEN
from tests.browser.test_goldrausch import gather


def test_four_browsers_play_to_the_end_and_keep_their_stock_to_themselves(visit: Visit) -> None:
    """The first turn on the pages, then by wire: in the second all crews that went down arrive."""
    people = [visit(name) for name in ("Mira", "Jonas", "Noor", "Tamsin")]
    table = open_rockwell(people[0], ME, OPEN, OPEN, OPEN)
    gather(table, *people)
    import time
    t = time.time()
    for person in people:
        person.page.locator("details.words summary").click()
    while view_of(people[0], table)["turn"] == 1:
        person = people[actors(people[0], table)[0]]
        try:
            a = decide(person, table)
        except Exception:
            person.page.screenshot(path='/tmp/lab/s/rwb/shot.png'); print(person.name, view_of(person, table)['prompt'], person.complaints, person.prompt.inner_html()); raise
        print(person.name, a, time.time() - t, flush=True)
    all_by_wire(table, "over", *people)
    print("wire", time.time() - t, flush=True)
    all_see_the_end(table, *people)
    print("end", time.time() - t, flush=True)
