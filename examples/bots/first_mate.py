"""First Mate: a small bot for Klabauter in Python that uses nothing but the protocol (docs/bot-protocol.md).

    klabauter play freibeuter --seats "human,program:python3 examples/bots/first_mate.py"

It plays all five games and knows little of any: which kind of move it likes best, and that what is worth more is
better. first_mate.js is the same bot in JavaScript and plays the same moves.
"""

from __future__ import annotations

import json
import re
import sys
from typing import Any

# The kinds of moves of each game ("verb"), the best liked first. What is not named here is liked least.
LIKES = {
    "jolly-und-roger": "take lay board kraken tortuga parrot split",
    "port-royal": "hire trade moor discover stop pass",
    "freibeuter": "chests boat board dutchman draw",
    "rum-und-ehre": "take open chart win guard invite drink keep ahoy move dark enter board barrel stand",
    "mutinies": "use keep go send deal steal lay cabin wake",
}
WORTH = ("gold", "coins", "value")  # the fields in which the views of these games say what something is worth


def say(message: dict[str, Any]) -> None:
    """One JSON object on one line; flushed, or Klabauter would wait for ever for what is still in our buffer."""
    print(json.dumps(message), flush=True)


def worths(data: Any, found: dict[str, int]) -> dict[str, int]:
    """What the things in a part of the view are worth, by their ids. Ids are the same in views and in moves."""
    if isinstance(data, dict):
        if "id" in data:
            found[data["id"]] = sum(data.get(field) or 0 for field in WORTH)
        for inner in data.values():
            worths(inner, found)
    elif isinstance(data, list):
        for inner in data:
            worths(inner, found)
    return found


def worth(part: str, known: dict[str, int]) -> int:
    """What a part of a move is worth: as the view says, or the number in its id, so that red-5 is better than red-3."""
    if part in known:
        return known[part]
    number = re.search(r"\d+", part)
    return int(number[0]) if number else 0


def choose(game: str, view: dict[str, Any], moves: list[dict[str, Any]]) -> str:
    """The first of the best moves."""
    liked = LIKES.get(game, "").split()
    if game == "port-royal" and len(view["public"]["harbour"]) >= 3:
        liked.insert(0, "stop")  # enough lies in the harbour; one more card may spoil it all
    known = worths(view["public"], {})

    def score(move: dict[str, Any]) -> tuple[int, int]:
        rank = liked.index(move["verb"]) if move["verb"] in liked else len(liked)
        return -rank, sum(worth(part, known) for part in move["parts"])

    return str(max(moves, key=score)["move"])


def main() -> None:
    game, moves = "", []
    for line in sys.stdin:  # until Klabauter closes it
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            game = message["game"]
            say({"type": "hello", "protocol": 1, "name": "First Mate (Python)", "version": "1"})
        elif kind == "ask":
            moves = message["moves"]
            say({"type": "move", "question": message["question"], "move": choose(game, message["view"], moves)})
        elif kind == "refusal":  # a mistake of ours, and one more try; standard error is where a bot may talk
            print(message["why"], file=sys.stderr)
            say({"type": "move", "question": message["question"], "move": moves[0]["move"]})
        elif kind == "error":
            print(message["why"], file=sys.stderr)
        # "over", and whatever a later version of the protocol may add, needs no answer.


if __name__ == "__main__":
    main()
