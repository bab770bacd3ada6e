"""Before the game the host sets more seats or takes the last one away."""

from __future__ import annotations

from pathlib import Path

from tests.server.players import Person, Server, serving


def test_one_more_seat_is_taken_and_played_and_outlives_a_kill(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, ben, clara = [Person(server, name) for name in ("Anna", "Ben", "Clara")]
        table = anna.create("port-royal", ["me", "open"])
        device = anna.sit(table)
        ben.join(table)
        assert clara.http.post(f"/api/tables/{table}/join", json={}).json()["code"] == "seat-taken"
        assert anna.http.post(f"/api/tables/{table}/seats").status_code == 204
        device.wait(lambda state: len(state["table"]["seats"]) == 3)
        clara.join(table)
        server.kill()
        server.start()
        device = anna.sit(table)
        device.do("start")
        device.wait(lambda state: state["table"]["status"] == "playing")
        assert [seat["name"] for seat in device.state["table"]["seats"]] == ["Anna", "Ben", "Clara"]
        assert len(device.state["view"]["public"]["players"]) == 3


def test_only_the_host_and_only_as_many_as_the_game_takes_and_only_before_it(server: Server) -> None:
    anna, ben = Person(server), Person(server, "Ben")
    table = anna.create("port-royal", ["me", "open"])
    ben.join(table)
    seats = f"/api/tables/{table}/seats"
    assert ben.http.post(seats).json()["code"] == "not-the-host"
    assert anna.http.delete(seats).json()["code"] == "bad-seats"
    for _ in range(2):
        assert anna.http.post(seats).status_code == 204
    assert anna.http.post(seats).json()["code"] == "bad-seats"
    assert anna.http.post(f"{seats}/3/bot?level=sailor").status_code == 204
    assert anna.http.delete(seats).json()["code"] == "seat-taken"
    assert anna.http.post(f"{seats}/3/bot").status_code == 204
    for _ in range(2):
        assert anna.http.delete(seats).status_code == 204
    anna.sit(table).do("start")
    assert anna.http.post(seats).json()["code"] == "not-now"
