"""People at tables: a real server process, real WebSockets, a real SQLite file."""

from __future__ import annotations

import random
from typing import Any

import klabauter
from tests.server.players import Device, Person, Server, _bots_turn, played_out


def begun(host: Person, guest: Person) -> tuple[str, Device]:
    """A game of two, and the host's device at it."""
    table = host.create("jolly-und-roger", ["me", "open"])
    guest.join(table)
    device = host.sit(table)
    device.do("start")
    return table, device


def test_two_guests_play_a_whole_game_and_can_verify_its_luck(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.create("jolly-und-roger", ["me", "open"])
    ben.join(table)
    first, second = anna.sit(table, lang="de"), ben.sit(table)
    commitment = first.state["table"]["commitment"]
    first.pledge()
    second.pledge()
    first.do("start")
    for device in (first, second):
        device.wait(lambda state: state["table"]["status"] == "starting")
        device.do("open", text=device.contribution)
    second.wait(lambda state: "view" in state)
    assert second.state["table"]["status"] == "playing"
    assert anna.http.get(f"/api/tables/{table}/record").json()["code"] == "not-now"
    played_out([first, second], random.Random(1).choice)
    assert first.state["table"]["ending"] == "played"
    assert {result["rank"] for result in first.state["result"]} == {1, 2}
    record = klabauter.Record.loads(anna.http.get(f"/api/tables/{table}/record").text)
    klabauter.replay(record)
    fairness = record.header["meta"]["fairness"]
    assert fairness["commitment"] == commitment
    assert [one["contributions"] for one in fairness["rounds"]] == [[first.contribution, second.contribution]]
    assert first.events[0]["text"].endswith("bekommt die Piratenflagge und beginnt.")
    assert record.header["meta"]["names"] == ["Anna", "Ben"]


def test_what_completes_a_move_is_told_with_it_or_on_request(server: Server) -> None:
    """Both dark alleys of Um Rum & Ehre, found by playing until the captain can leave the town."""
    anna = Person(server)
    table = anna.create("rum-und-ehre", ["me", "me", "me"], options={"start": 0})
    devices = [anna.sit(table, seat=seat) for seat in range(3)]
    devices[0].do("start")
    dice = random.Random(1)
    while True:
        state = devices[0].wait(lambda state: "prompt" in state)
        device = devices[state["prompt"]["seat"]]
        device.asked(state["at"])
        prompt = device.state["prompt"]
        out = [one for one in prompt["moves"] if one.get("next")]
        if out:
            break
        device.play(dice.choice(prompt["moves"])["move"])
        devices[0].reach(state["at"] + 1)
    found = [prompt["completions"][place] for place in out[0]["next"]]
    assert {one["move"].split()[0] for one in found} == {"enter"}
    assert prompt["kinds"] == {"enter": {"alley": "alley"}}
    asked = device.do("complete", move=out[0]["move"])
    assert [asked["completions"][place] for place in asked["next"]] == found
    assert device.do("why", parts=["ship"], after=[out[0]["move"]])["reason"]
    brought = device.do("preview", move=out[0]["move"], then=[found[0]["move"]])["events"]
    assert {"left-town", "came-back"} <= {event["line"] for event in brought}
    assert device.ask("complete", move="nonsense")["code"] == "not-now"
    at = device.state["at"]
    device.do("play", move=out[0]["move"], at=at)
    device.wait(lambda state: state["at"] == at + 1)
    assert [one["move"] for one in device.state["prompt"]["moves"]] == [one["move"] for one in found]


def test_alone_against_a_bot(server: Server) -> None:
    anna = Person(server)
    table = anna.create("port-royal", ["me", "greedy", "random"])
    device = anna.sit(table)
    device.do("start")
    played_out([device], random.Random(1).choice)
    assert device.state["table"]["ending"] == "played"


def test_a_reconnect_resumes_exactly_and_a_move_sent_again_is_played_once(server: Server) -> None:
    anna = Person(server)
    table = anna.create("jolly-und-roger", ["me", "me"], options={"start": 0})
    device = anna.sit(table, seat=0)
    device.do("start")
    device.wait(lambda state: "prompt" in state)
    device.do("play", move="split 12|345", at=0)
    assert device.do("play", move="split 12|345", at=0) == {"type": "done", "reply": device.count, "at": 0}
    assert device.ask("play", move="split 1|2345", at=0)["code"] == "stale"
    seen = len(device.events)
    device.close()
    other = Device(server, table, token=anna.seat_token, seat=1)
    other.play("take set-1")
    device.socket = device.connect()
    device.until("state")
    assert [event["line"] for event in device.events[seen:]] == ["taken"]
    assert device.state["at"] == 2


def test_an_illegal_move_is_refused_with_its_paragraph_in_the_language_asked_for(server: Server) -> None:
    anna = Person(server)
    table = anna.create("jolly-und-roger", ["me", "me"], options={"start": 0})
    device = anna.sit(table, seat=0, lang="de")
    device.do("start")
    found = device.ask("play", move="tortuga", at=0)
    assert (found["code"], found["rule"]) == ("illegal-move", "3.3")
    assert "Erst" in found["message"] or "Zuerst" in found["message"]
    assert device.do("why", move="tortuga")["rule"] == "3.3"
    assert "reason" not in device.do("why", parts=["offer-1"])
    assert device.do("preview", move="split 12|345")["events"][0]["line"] == "split"
    assert device.ask("play", move="x" * 500, at=0)["code"] == "bad-request"


def test_undo_until_something_new_was_seen(server: Server) -> None:
    anna = Person(server)
    table = anna.create("jolly-und-roger", ["me", "me"], options={"start": 0})
    device = anna.sit(table, seat=0)
    device.do("start")
    device.do("play", move="split 12|345", at=0)
    assert device.state["undo"]
    device.do("undo", at=1)
    assert device.events[-1]["line"] == "undone"
    assert device.ask("undo", at=2)["code"] == "illegal-move"


def going_aboard(server: Server, *seats: str) -> dict[str, Any]:
    """The move that ends a round in Um Rum & Ehre, when somebody may also go on with the captain."""
    anna = Person(server)
    device = anna.sit(anna.create("rum-und-ehre", list(seats)), seat=0)
    device.do("start")
    device.wait(lambda state: state["table"]["status"] == "playing" and not _bots_turn(state))
    device.do("look", seat=device.state["prompt"]["seat"])
    device.wait(lambda state: "moves" in state["prompt"])
    while device.state["prompt"]["key"] != "turn":  # a bot may invite to a drink before
        device.play(device.state["prompt"]["moves"][0]["move"])
        device.wait(lambda state: not _bots_turn(state))
    found: dict[str, Any] = next(move for move in device.state["prompt"]["moves"] if move["verb"] == "board")
    return found


def test_a_move_that_gives_something_up_for_good_says_so_unless_an_undo_is_sure(server: Server) -> None:
    assert going_aboard(server, "me", "random")["ends"]
    assert "ends" not in going_aboard(server, "me", "me")


def test_a_page_of_another_version_may_say_more_in_its_hello(server: Server) -> None:
    anna = Person(server)
    table = anna.create("jolly-und-roger", ["me", "me"])
    device = anna.sit(table, seat=0, lang="en", board=True)  # version 0.1 asked for the table in words
    device.do("start")
    assert device.state["view"]
    assert "board" not in device.state


def test_no_two_at_a_table_are_called_the_same(server: Server) -> None:
    first, second = Person(server, "Okke"), Person(server, "okke")
    table = first.create("freibeuter", ["me", "me", "me", "open"], names={"1": "Okke", "2": "Okke 2"})
    second.join(table)
    device, other = first.sit(table, seat=0, lang="en"), second.sit(table, lang="de")
    called = ["Okke", "Okke 3", "Okke 2", "okke 4"]
    assert [seat["name"] for seat in other.state["table"]["seats"]] == called
    data = first.http.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["name"] for seat in data] == called
    device.do("start")
    turn = device.state["prompt"]["seat"]
    other.wait(lambda state: "prompt" in state)
    assert called[turn] in other.state["prompt"]["text"]
    for seat in (0, 1, 2):
        device.do("look", seat=seat)
        device.do("agree-end")
    other.do("agree-end")
    record = klabauter.Record.loads(first.http.get(f"/api/tables/{table}/record").text)
    assert record.header["meta"]["names"] == called


def test_nobody_is_called_like_a_bot_or_an_empty_seat(server: Server) -> None:
    table = Person(server, "bot 2").create("freibeuter", ["me", "cabin-boy", "me", "open"], names={"2": "Platz 4"})
    seats = Device(server, table).state["table"]["seats"]
    assert [seat.get("name") for seat in seats] == ["bot 2 2", None, "Platz 4 2", None]


def test_a_list_of_own_tables_tells_whose_turn_it_is_by_the_seat(server: Server) -> None:
    first, second = Person(server, "Okke"), Person(server, "Okke")
    table, device = begun(first, second)
    device.wait(lambda state: "prompt" in state)
    people = [first, second]
    turn = device.state["prompt"]["seat"]
    assert [yours(person, table) for person in people] == [n == turn for n in (0, 1)]
    shared = first.create("jolly-und-roger", ["me", "me"], names={"0": "Aunt", "1": "Uncle"})
    both = first.sit(shared)
    both.do("start")
    both.wait(lambda state: "prompt" in state)
    assert yours(first, shared)
    people[turn].sit(table).do("resign")
    assert not yours(people[turn], table)


def yours(person: Person, table: str) -> bool:
    found = [one for one in person.http.get("/api/me/tables").json()["tables"] if one["id"] == table]
    return any(one.get("yours", False) for one in found)


def test_a_hot_seat_is_told_only_what_it_asked_for(server: Server) -> None:
    anna = Person(server)
    table = anna.create("mutinies", ["me", "me", "me"], names={"1": "Ben", "2": "Clara"})
    device = anna.sit(table)
    assert [seat["name"] for seat in device.state["table"]["seats"]] == ["Anna", "Ben", "Clara"]
    assert device.state["seat"] is None
    device.do("start")
    device.wait(lambda state: "view" in state)
    assert device.state["view"]["private"] == {}
    assert "moves" not in device.state["prompt"]
    seat = device.state["prompt"]["seat"]
    device.events = []
    device.do("look", seat=seat)
    assert device.state["seat"] == seat
    assert device.state["prompt"]["moves"]
    device.play(device.state["prompt"]["moves"][0]["move"])
    device.events = []
    device.do("look", seat=None)
    assert device.state["view"]["private"] == {}


def test_resigning_ends_a_game_of_two(server: Server) -> None:
    anna, ben = Person(server), Person(server, "Ben")
    table = anna.create("jolly-und-roger", ["me", "open"])
    ben.join(table)
    first, second = anna.sit(table), ben.sit(table)
    first.do("start")
    second.do("resign")
    first.wait(lambda state: state["table"]["status"] == "over")
    assert first.state["table"]["ending"] == "resigned"
    assert [result["rank"] for result in first.state["result"]] == [1, 2]


def test_a_seat_of_three_resigns_and_a_bot_plays_on(server: Server) -> None:
    anna, ben = Person(server), Person(server, "Ben")
    table = anna.create("port-royal", ["me", "open", "random"])
    ben.join(table)
    first, second = anna.sit(table), ben.sit(table)
    first.do("start")
    second.do("resign")
    first.wait(lambda state: "resigned" in state["table"]["seats"][1])
    played_out([first], random.Random(2).choice)
    assert first.state["table"]["ending"] == "played"
    assert first.state["result"][1]["rank"] == 3


def test_everybody_agrees_to_end(server: Server) -> None:
    anna, ben = Person(server), Person(server, "Ben")
    table = anna.create("jolly-und-roger", ["me", "open"])
    ben.join(table)
    first, second = anna.sit(table), ben.sit(table)
    first.do("start")
    first.do("agree-end")
    first.do("agree-end", agree=False)
    second.do("agree-end")
    assert second.state["table"]["status"] == "playing"
    first.do("agree-end")
    assert first.state["table"]["ending"] == "agreed"


def test_a_rematch_rotates_the_seats(server: Server) -> None:
    anna, ben = Person(server), Person(server, "Ben")
    table, first = begun(anna, ben)
    first.do("resign")
    again = anna.http.post(f"/api/tables/{table}/rematch").json()
    same = ben.http.post(f"/api/tables/{table}/rematch").json()
    assert again["table"] == same["table"] != table
    assert (again["seats"], same["seats"]) == ([1], [0])
    assert anna.sit(again["table"]).state["table"]["host"] == 1
    first.wait(lambda state: state["table"].get("rematch") == again["table"])


def test_at_a_rematch_everybody_is_called_as_before(server: Server) -> None:
    one, two = Person(server, "Silas"), Person(server, "Silas")
    table, first = begun(one, two)
    assert [seat["name"] for seat in first.state["table"]["seats"]] == ["Silas", "Silas 2"]
    first.do("resign")
    again = two.http.post(f"/api/tables/{table}/rematch").json()
    assert again["seats"] == [0]
    seats = two.sit(again["table"]).state["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Silas 2", "Silas"]


def seats_here(state: dict[str, Any]) -> list[int]:
    return [n for n, seat in enumerate(state["table"]["seats"]) if seat.get("here")]


def test_who_comes_and_who_goes_is_told_to_those_who_are_there(server: Server) -> None:
    anna, ben = Person(server), Person(server, "Ben")
    table = anna.create("port-royal", ["me", "open", "random"])
    ben.join(table)
    first, spectator = anna.sit(table), Device(server, table)
    assert seats_here(first.state) == seats_here(spectator.state) == [0]
    second = ben.sit(table)
    assert seats_here(second.state) == [0, 1]
    assert first.until("here") == spectator.until("here") == {"type": "here", "seats": [0, 1]}
    second.close()
    assert first.until("here")["seats"] == spectator.until("here")["seats"] == [0]
    assert [message for message in second.received if message["type"] == "here"] == [], "the state said so already"


def test_coming_and_going_again_and_again_is_no_flood(server: Server) -> None:
    anna, ben = Person(server), Person(server, "Ben")
    table = anna.create("port-royal", ["me", "open"])
    ben.join(table)
    first = anna.sit(table)
    for _ in range(12):
        ben.sit(table).close()
        Device(server, table).close()  # a spectator changes nothing
    last = ben.sit(table)
    first.do("start")
    last.wait(lambda state: state["table"]["status"] == "playing")
    anna.sit(table).close()  # a second device of somebody who is there
    known: list[int] = []
    for message in first.received:
        if message["type"] == "here":
            assert message["seats"] != known, "nothing is sent twice"
            known = message["seats"]
        elif message["type"] == "state":
            known = seats_here(message)
    assert known == [0, 1]


def test_own_figures_come_as_a_file_and_a_wrong_one_is_refused(server: Server) -> None:
    anna = Person(server)
    figures = anna.http.get("/api/games/port-royal/figures").text
    own = figures.replace("cost = [5, 7]", "cost = [4, 7]", 1)
    table = anna.create("port-royal", ["me", "sailor"], components=own)
    data = anna.http.get(f"/api/tables/{table}/figures").json()["wholesalers"]["yellow"]
    assert (data["cost"], data["source"]) == ([4, 7], "own")
    for text, why in (
        ("cost = [", "Components, the file: invalid TOML in line 1, character 9"),
        ("[ship]\nx = 1", "there are box, ships"),
    ):
        request = {"game": "port-royal", "seats": ["me", "sailor"], "components": text}
        refused = anna.http.post("/api/tables", json=request)
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-components")
        assert why in refused.json()["message"]
