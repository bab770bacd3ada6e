"""A game that people end before its end is told as what it is."""

from __future__ import annotations

import json

import httpx

from tests.server.players import Device, Person, Server


def begun(server: Server, *seats: str) -> tuple[str, list[Device]]:
    """Anna, and somebody at every open seat, at a table that has begun."""
    anna = Person(server)
    table = anna.create("port-royal", ["me", *seats])
    devices = [anna.sit(table, lang="en")]
    for name in ("Ben", "Clara")[: seats.count("open")]:
        person = Person(server, name)
        person.join(table)
        devices.append(person.sit(table, lang="de"))
    devices[0].do("start")
    for device in devices:
        device.wait(lambda state: state["table"]["status"] == "playing")
    return table, devices


def over(device: Device) -> tuple[list[int], list[int], str]:
    """Ranks by seat, who has won, and what is said about it."""
    state = device.wait(lambda state: state["table"]["status"] == "over")
    result = sorted(state["result"], key=lambda one: one["seat"])
    return [one["rank"] for one in result], [one["seat"] for one in result if one.get("won")], state["ended"]


def test_who_is_left_when_the_other_gives_up_has_won(server: Server) -> None:
    _, (anna, ben) = begun(server, "open")
    anna.do("resign")
    assert over(anna) == ([2, 1], [1], "Anna gave up, and the game ended there. Ben wins; this is how things stood.")
    assert over(ben)[2] == "Anna hat aufgegeben, damit war vorzeitig Schluss. Ben gewinnt; so stand es."


def test_bots_that_are_left_have_not_won(server: Server) -> None:
    table, (anna,) = begun(server, "cabin-boy", "cabin-boy")
    anna.do("resign")
    ranks, won, found = over(anna)
    assert (ranks[0], won) == (3, [])
    assert found == "Anna gave up, and the game ended there. Nobody has won; this is how things stood."
    meta = json.loads(httpx.get(f"{server.url}/api/tables/{table}/record").text.split("\n")[0])["meta"]
    assert (meta["ending"], meta["resigned"]) == ("resigned", [0])


def test_nobody_wins_a_game_that_ended_by_agreement(server: Server) -> None:
    _, (anna, ben) = begun(server, "open")
    anna.do("agree-end")
    ben.do("agree-end")
    _, won, found = over(anna)
    assert won == []
    assert found.startswith("Everybody agreed to stop the game before its end. Nobody has won;")
    assert over(ben)[2].startswith("Alle waren einverstanden")


def test_who_plays_alone_is_told_who_stopped(server: Server) -> None:
    _, (anna,) = begun(server, "cabin-boy")
    anna.do("agree-end")
    assert over(anna)[2].startswith("Anna stopped the game before its end. Nobody has won;")


def test_it_is_told_when_somebody_gave_up(server: Server) -> None:
    table, (anna, ben, clara) = begun(server, "open", "open")
    for device in (ben, clara):
        device.wait(lambda state: len(state["table"]["seats"]) == 3)
    lines = len(anna.events)
    anna.do("resign")
    for device in (anna, ben, clara):
        state = device.wait(lambda state: state["table"]["seats"][0].get("resigned"))
        assert state["table"]["seats"][0]["parted"] == lines
        assert "parted" not in state["table"]["seats"][1]
    watcher = Device(server, table)
    assert watcher.state["table"]["seats"][0]["parted"] == lines  # also to whoever comes later


def test_who_declines_to_stop_ends_the_wish_and_is_told(server: Server) -> None:
    _, (anna, ben, clara) = begun(server, "open", "open")
    anna.do("agree-end", agree=False)  # nobody has asked
    anna.do("agree-end")
    ben.do("agree-end", agree=False)
    for device in (anna, clara):
        state = device.wait(lambda state: "declined" in state["table"]["seats"][1])
        assert state["table"]["seats"][1]["declined"] == len(device.events)
        assert not any(
            seat.get("agrees") or seat.get("declined") for seat in (state["table"]["seats"][n] for n in (0, 2))
        )
    clara.do("agree-end")
    clara.do("agree-end", agree=False)  # her own wish: taken back, not declined
    assert "declined" not in clara.wait(lambda state: not state["table"]["seats"][2].get("agrees"))["table"]["seats"][2]
