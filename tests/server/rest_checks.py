"""What schemathesis is told beyond the description of the server: real tables to ask for, the one form of errors."""

from __future__ import annotations

import os
from typing import Any

import schemathesis

TABLES = os.environ["KLABAUTER_FUZZED_TABLES"].split(",")
GAMES = ("jolly-und-roger", "port-royal", "freibeuter", "rum-und-ehre", "mutinies")
PROBLEM = {"type", "code", "message", "rule", "reply"}


@schemathesis.hook
def map_path_parameters(context: schemathesis.HookContext, path_parameters: dict[str, Any] | None) -> Any:
    """Every other request for a table is one for a table that exists."""
    if path_parameters and "table" in path_parameters:
        number = len(str(path_parameters))
        if number % 2:
            path_parameters["table"] = TABLES[number // 2 % len(TABLES)]
    return path_parameters


@schemathesis.hook
def map_body(context: schemathesis.HookContext, body: Any) -> Any:
    """Every other new table is one of a game that exists, with seats for it."""
    if isinstance(body, dict) and {"game", "seats"} <= set(body) and len(str(body)) % 2 and _fits(body):
        body["game"] = GAMES[len(str(body)) // 2 % len(GAMES)]
        body["seats"] = ["me", "open"]
    return body


def _fits(body: dict[str, Any]) -> bool:
    """Whether these two agree with the description: what is wrong on purpose stays so."""
    game, seats = body["game"], body["seats"]
    words = [game, *seats] if isinstance(seats, list) and 1 <= len(seats) <= 16 else [None]
    return all(isinstance(word, str) and len(word) <= 40 for word in words)


@schemathesis.check
def one_form_of_errors(
    ctx: schemathesis.CheckContext, response: schemathesis.Response, case: schemathesis.Case[Any]
) -> None:
    if response.status_code < 400:
        return
    data = response.json()
    assert data["type"] == "problem"
    assert set(data) <= PROBLEM
    assert isinstance(data["code"], str)
    assert data["code"]
    assert isinstance(data["message"], str)
    assert len(data["message"]) > 5
