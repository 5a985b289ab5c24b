"""A bot somewhere else: takes a free seat and plays random moves until the game is over (docs/remote-bot.md)."""

import json
import os
import random
import sys
import time
from contextlib import suppress
from typing import Any

import httpx


def play(http: httpx.Client) -> None:
    while True:
        with suppress(httpx.TransportError), http.stream("GET", "/events") as stream:
            for line in stream.raise_for_status().iter_lines():
                if line.startswith("data: {"):
                    page = json.loads(line.removeprefix("data: "))["page"]
                    if page["table"]["status"] == "over":
                        return
                    act(http, page)
        time.sleep(1)  # the stream broke off: the server may be restarting


def act(http: httpx.Client, page: Any) -> None:
    seats, position = page["table"]["seats"], page["position"]
    free = [seat["seat"] for seat in seats if seat["kind"] == "open"]
    if free and not any(seat["mine"] for seat in seats):
        http.put(f"/seats/{free[0]}", json={"kind": "me"})
    elif position and position["moves"]:
        move = random.choice(position["moves"])["text"]
        order = {"seat": page["eyes"], "turn": position["turn"], "moves": [move]}
        while (answer := http.post("/moves", json=order)).status_code == 429:
            time.sleep(int(answer.headers["Retry-After"]))


if __name__ == "__main__":
    headers = {"Authorization": f"Bearer {os.environ['MOTHERLODE_TOKEN']}", "X-Motherlode": "1"}
    play(httpx.Client(base_url=sys.argv[1].replace("/t/", "/api/tables/"), headers=headers, timeout=40))
