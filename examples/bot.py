"""A bot: takes a seat and plays random legal choices to the end.

python examples/bot.py http://127.0.0.1:8420 feira_…      # a table of its own, against a computer
python examples/bot.py http://127.0.0.1:8420 feira_… ID   # a table with a free seat, or its code

Tokens are made on the page, or with POST /api/tokens. docs/server.md has all the messages.
"""

import asyncio
import json
import random
import secrets
import sys

import httpx
import websockets

PLAN = {"game": "machikoro", "seats": [{"kind": "me"}, {"kind": "computer", "level": "easy"}]}


async def play(server: str, token: str, table: str = "") -> None:
    """Plays one game."""
    headers = {"authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=server, headers=headers, timeout=None) as http:
        if not table:
            table = (await http.post("/api/tables", json=PLAN)).raise_for_status().json()["id"]
        elif len(table) == 6:
            table = (await http.get(f"/api/codes/{table}")).raise_for_status().json()["id"]
        url = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket?previews=false"
        async with websockets.connect(url, additional_headers=headers) as socket:
            async for message in socket:
                news = json.loads(message)
                command = {"id": secrets.token_hex(8), "version": news.get("version")}
                if news.get("refused"):
                    raise SystemExit(f"refused: {news['refused']}")
                if news["kind"] == "table" and not news["own"]:
                    command |= {"do": "sit", "nonce": secrets.token_hex(16)}
                    await socket.send(json.dumps(command))
                elif news.get("turn"):
                    command |= {"do": "choose", "choice": random.choice(news["turn"]["choices"])}
                    await socket.send(json.dumps(command))
                elif news.get("state") == "over":
                    break
        print(table, "is over; the dice:", (await http.get(f"/api/tables/{table}/verify")).json())


asyncio.run(play(*sys.argv[1:]))
