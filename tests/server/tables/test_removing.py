"""The host removes people before the game, and one guest does not take all seats of a listed table."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.players import Device, Person, Server


def code(data: Any) -> str:
    return str(data.json().get("code", "")) if data.status_code != 204 else "done"


def test_who_is_removed_loses_seats_and_links_and_comes_back_only_when_invited(server: Server) -> None:
    anna, ben, clara = Person(server, "Anna"), Person(server, "Ben"), Person(server, "Clara")
    table = anna.create("port-royal", ["me", "open", "open", "open"])
    link = ben.join(table, seat=1)["token"]
    ben.join(table, seat=2)
    clara.join(table, seat=3)
    device, path, seen = anna.sit(table), f"/api/tables/{table}", ben.sit(table)
    assert code(ben.http.post(f"{path}/seats/3/remove")) == "not-the-host"
    assert code(anna.http.post(f"{path}/seats/0/remove")) == "not-found"  # herself
    assert code(anna.http.post(f"{path}/seats/9/remove")) == "not-found"
    assert code(anna.http.post(f"{path}/seats/1/remove")) == "done"
    info = device.wait(lambda state: state["table"].get("removed"))["table"]
    assert [seat.get("name") for seat in info["seats"]] == ["Anna", None, None, "Clara"]
    with pytest.raises(ConnectionClosed):
        seen.wait(lambda state: False)
    assert all(
        answer.get("seat") is None or "removed" not in answer["table"]
        for answer in seen.received
        if answer["type"] == "state"
    )
    with pytest.raises(AssertionError, match="who-are-you"):
        Device(server, table, token=link)
    answer = ben.http.post(f"{path}/join", json={}, headers={"accept-language": "de"})
    assert (answer.status_code, code(answer)) == (403, "removed")
    assert "Gastgeber" in answer.json()["message"]
    assert ben.sit(table).welcome["removed"]
    assert code(anna.http.post(f"{path}/seats/1/remove")) == "not-found"  # nobody sits there any more
    server.kill()
    server.start()  # it is kept like everything else at a table
    anna.move_to(server)
    ben.move_to(server)
    assert code(ben.http.post(f"{path}/join", json={})) == "removed"
    assert code(ben.http.post(f"{path}/welcome")) == "not-the-host"
    assert code(anna.http.post(f"{path}/welcome")) == "done"
    assert code(anna.http.post(f"{path}/welcome")) == "done"  # nobody to invite
    ben.join(table, seat=1)
    assert "removed" not in ben.sit(table).welcome
    assert anna.http.post(f"{path}/seats/2/bot?level=random").status_code == 204
    anna.sit(table).do("start")
    assert code(anna.http.post(f"{path}/seats/1/remove")) == "not-now"


def test_a_guest_takes_one_seat_of_a_listed_table_and_the_host_as_many_as_play_here(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.create("port-royal", ["me", "open", "open", "open"], access="open")
    ben.join(table, seat=1)
    answer = ben.http.post(f"/api/tables/{table}/join", json={"seat": 2})
    assert (answer.status_code, code(answer)) == (409, "one-seat")
    assert ben.join(table)["seats"] == [1]  # again the same
    assert anna.join(table, seat=2)["seats"] == [0, 2]
