"""What a person may see and do at a table. It is read from the sheet each time it is asked and kept nowhere, so that
nobody who left a seat goes on seeing or playing it."""

from __future__ import annotations

from typing import NamedTuple

from klabauter.server.errors import NoSpectators, NotTheHost, NotYourSeat
from klabauter.server.tables.sheet import Sheet


class Authority(NamedTuple):
    """``seats``: the person's own. Only their private side may be seen, and only they may be played."""

    seats: tuple[int, ...]
    host: bool
    looks: bool  # may see what everybody at the table sees

    def seat(self, seat: int | None) -> int:
        """This seat, if it is the person's own."""
        if seat is None or seat not in self.seats:
            raise NotYourSeat()
        return seat

    def a_seat(self) -> None:
        """Refuse somebody who does not sit at the table."""
        if not self.seats:
            raise NotYourSeat()

    def hosting(self) -> None:
        """Refuse somebody who is not the host."""
        if not self.host:
            raise NotTheHost()

    def looking(self) -> None:
        """Refuse somebody who may not look at the table."""
        if not self.looks:
            raise NoSpectators()


def authority(sheet: Sheet, person: str | None, password: bool = False) -> Authority:
    """``password``: this connection or request gave the table's password. People with a seat need none."""
    seats = tuple(sheet.seats_of(person))
    watching = sheet.made.spectators and (password or sheet.made.access != "password")
    return Authority(seats, bool(seats) and sheet.host == person, bool(seats) or watching)
