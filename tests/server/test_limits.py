"""What one address may do, whoever it is there."""

from __future__ import annotations

from pathlib import Path

from tests.server.players import TIME_STANDS_STILL, Person, serving


def test_tables_and_chat_of_one_address_are_counted_together(tmp_path: Path) -> None:
    limits = {"TABLES_PER_HOUR": "3", "CHAT_PER_MINUTE": "4", "REMINDERS_PER_HOUR": "1", "PROXY": "true", "LIMITS": "1"}
    with serving(
        tmp_path, **{f"KLABAUTER_{name}": value for name, value in limits.items()}, patch=TIME_STANDS_STILL
    ) as server:
        anna, ben, far = [Person(server, name) for name in ("Anna", "Ben", "Far")]
        far.http.headers["x-forwarded-for"] = "192.0.2.1"
        seats = ["me", "open", "open"]
        request = {"game": "port-royal", "seats": seats}
        table = anna.create("port-royal", seats)
        codes = [person.http.post("/api/tables", json=request).status_code for person in (ben, anna, ben, anna, far)]
        assert codes == [201, 201, 429, 429, 201]
        ben.join(table)
        far.join(table)
        devices = [anna.sit(table), ben.sit(table)]
        found = [devices[number % 2].ask("say", text="Ahoy!") for number in range(6)]
        assert [one.get("code", "said") for one in found] == ["said"] * 4 + ["too-many"] * 2
        remind = [anna.http.post(f"/api/tables/{table}/seats/{seat}/remind").status_code for seat in (1, 2)]
        assert remind == [200, 429]
