"""Five people behind one address play fast, with the limits a server has by itself, and never meet one."""

from __future__ import annotations

import random
import re
import threading
from collections.abc import Callable
from pathlib import Path

from klabauter.server.limits import RATES
from tests.server.players import Device, Person, serving

NAMES = ["Anna", "Ben", "Clara", "Dirk", "Enno"]
PAGES = ["/", "/t/{table}", "/account"]
ASKED = [
    "/api/games?lang=de",
    "/api/me",
    "/api/me/tables",
    "/api/tables",
    "/api/server",
    "/favicon.ico",
]
ASSETS = 30  # files that a page of the built client loads


def load(person: Person, table: str) -> None:
    """What a browser asks for when a page is opened, without anything kept from before."""
    for page in PAGES:
        answer = person.http.get(page.format(table=table))
        files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', answer.text)
        files += [f"/assets/{number}.js" for number in range(ASSETS - len(files))]
        for path in (*files, *ASKED, f"/api/tables/{table}"):
            assert person.http.get(path).status_code != 429


def together(people: list[Person], deed: Callable[[Person], None]) -> None:
    """All at once; what goes wrong for one fails the test."""
    failures: list[BaseException] = []

    def guarded(person: Person) -> None:
        try:
            deed(person)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=guarded, args=(person,)) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


def play(device: Device, dice: random.Random) -> None:
    """As fast as the server answers, which is faster than people are; now and then a preview and a word.

    As many words as may be said at once: how many more depends on how long the game takes, and that on the machine.
    """
    count, words = 0, RATES["say"][0]
    while True:
        state = device.wait(
            lambda state: state["table"]["status"] == "over" or (state.get("prompt") or {}).get("moves")
        )
        if state["table"]["status"] == "over":
            return
        count += 1
        move = dice.choice(state["prompt"]["moves"])["move"]
        if count % 10 == 1 and count < 10 * words:
            device.do("say", text="Ahoy!")
        if count % 3 == 1:
            device.do("preview", move=move)
        device.play(move)


def test_a_family_behind_one_address_plays_fast_and_meets_no_limit(tmp_path: Path) -> None:
    with serving(tmp_path, KLABAUTER_LIMITS="1") as server:
        people = [Person(server, name) for name in NAMES]
        table = people[0].create("mutinies", ["me", "open", "open", "open", "open"])
        for person in people[1:]:
            person.join(table)
        together(people, lambda person: load(person, table))
        devices = {person.id: [person.sit(table, lang="de"), person.sit(table, lang="de")] for person in people}
        devices[people[0].id][0].do("start")
        together(people, lambda person: play(devices[person.id][0], random.Random(NAMES[people.index(person)])))
        again = people[0].http.post(f"/api/tables/{table}/rematch")
        assert again.status_code == 201
        together(people, lambda person: load(person, again.json()["table"]))
        for person in people:
            login = {"login": f"family-{person.id[:6]}", "password": "long enough"}
            assert person.http.post("/api/register", json=login).status_code == 201
            assert person.http.post("/api/sign-in", json={**login, "password": "a typo"}).status_code == 403
            assert person.http.post("/api/sign-in", json=login).status_code == 201
