"""A short run of the fuzzers (fuzz.py): no failure inside, one form of errors, refused requests change nothing."""

from __future__ import annotations

from tests.server.fuzz import fuzz_rest, fuzz_socket, quiet
from tests.server.players import Server


def test_schemathesis_finds_nothing(server: Server) -> None:
    asked = fuzz_rest(server, 5, phases="fuzzing")
    assert asked.found == ""
    assert asked.cases > 200
    assert quiet(server) == ""


def test_a_fuzzer_of_the_sockets_finds_nothing(server: Server) -> None:
    assert fuzz_socket(server, 15) > 50
    assert quiet(server) == ""
