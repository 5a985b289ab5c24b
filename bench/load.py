"""Keeps tables busy: `python bench/load.py ADDRESS TABLES SECONDS_A_MOVE`, until it is killed."""

import asyncio
import random
import sys

import httpx

HEADERS = {"X-Motherlode": "1"}
SEATS = [{"kind": "me"}, {"kind": "device", "name": "Anna"}]


async def play(address: str, pause: float) -> None:
    """One person plays both seats, game after game."""
    async with httpx.AsyncClient(base_url=address, headers=HEADERS, timeout=30) as client:
        await client.put("/api/me", json={"name": "Mira"})
        while True:
            wanted = {"game": "atacama", "preset": "basic", "seats": SEATS}
            table = (await client.post("/api/tables", json=wanted)).json()["id"]
            watching = asyncio.create_task(watch(client, table))
            page = (await client.get(f"/api/tables/{table}")).json()
            while page["table"]["status"] == "running":
                await asyncio.sleep(pause * random.uniform(0.5, 1.5))
                position = page["position"]
                move = random.choice(position["moves"])["text"]
                order = {"seat": page["eyes"], "turn": position["turn"], "moves": [move]}
                page = (await client.post(f"/api/tables/{table}/moves", json=order)).json()
            watching.cancel()


async def watch(client: httpx.AsyncClient, table: str) -> None:
    async with client.stream("GET", f"/api/tables/{table}/events", timeout=None) as stream:
        async for _ in stream.aiter_raw():
            pass


async def main(address: str, tables: int, pause: float) -> None:
    await asyncio.gather(*(play(address, pause) for _ in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
