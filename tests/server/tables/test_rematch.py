"""A rematch is made once, also when all ask for it at once or somebody is gone for good."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import create_engine, text

from tests.server.players import Person, Server


def tables_of(server: Server, person: Person) -> int:
    engine = create_engine(server.database)
    with engine.begin() as sql:
        wanted = text("SELECT count(DISTINCT game_table) FROM seats WHERE person = :who")
        found = sql.execute(wanted, {"who": person.id}).scalar_one()
    engine.dispose()
    return int(found)


def over(anna: Person, ben: Person) -> str:
    """A table at which the game is over."""
    table = anna.create("jolly-und-roger", ["me", "open"])
    ben.join(table)
    device = anna.sit(table)
    device.do("start")
    device.wait(lambda state: state["table"]["status"] == "playing")
    device.do("resign")
    device.wait(lambda state: state["table"]["status"] == "over")
    return table


def test_ten_who_ask_at_once_get_the_same_table(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    path = f"/api/tables/{over(anna, ben)}/rematch"
    with ThreadPoolExecutor(10) as threads:
        answer = list(threads.map(lambda number: (anna, ben)[number % 2].http.post(path), range(10)))
    assert {one.status_code for one in answer} == {201}
    assert len({one.json()["table"] for one in answer}) == 1
    assert tables_of(server, anna) == tables_of(server, ben) == 2


def test_the_seat_of_somebody_who_is_gone_stays_open(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = over(anna, ben)
    assert ben.http.delete("/api/me").status_code == 204
    answer = anna.http.post(f"/api/tables/{table}/rematch")
    assert answer.status_code == 201
    device = anna.sit(answer.json()["table"])
    assert [seat.get("name") for seat in device.state["table"]["seats"]] == [None, "Anna"]
    Person(server, "Clara").join(answer.json()["table"])
    device.wait(lambda state: state["table"]["seats"][0].get("name") == "Clara")
    device.do("start")
