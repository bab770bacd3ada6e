"""The laws every game is held to (docs/adding-a-game.md). Each is a function that takes a case and a seed, returns how
many things it compared, and raises AssertionError with what broke and the moves that lead there.

Here are those about play; ``knowledge.py`` has secrecy, ignorance and undo, ``observing.py`` observations,
``positions.py`` written positions, ``texts.py`` paragraphs and words.
"""

from __future__ import annotations

import inspect
import json
import math
from collections.abc import Callable, Sequence
from typing import Any

from klabauter.kernel.errors import BadRecord, IllegalMove
from klabauter.kernel.event import MUTE, Journal
from klabauter.kernel.frame import AUTO, NATURE, Frame, State, play
from klabauter.kernel.game import Completion, Game, compare, shares
from klabauter.kernel.move import PASS, Lexicon, Move
from klabauter.kernel.record import Record, dump
from klabauter.kernel.rng import Rng
from klabauter.kernel.rules import LANGUAGES, paragraphs
from klabauter.kernel.table import UNDO, Referee
from tests.laws import texts
from tests.laws.case import (
    Case,
    Walk,
    bytes_of,
    canon,
    difference,
    mark,
    observers,
    replayed,
    seen,
    some,
    without_numbers,
)
from tests.laws.knowledge import asking, ignorance, secrecy, undo
from tests.laws.observing import observations
from tests.laws.positions import positions

Law = Callable[[Case, int], int]

CONCEIVABLE = 400  # moves tried per decision, of those that could be thought of
REFUSED = 30  # of them submitted, too
INSIDE = {"at", "bottom", "cells", "depth", "steps"}  # of a state: where its fields lie, and what all states share
HAPPENS = 60  # draws of `happen` compared with the chances, where luck is looked at closely


# -- 1


def ends(case: Case, seed: int) -> int:
    """Random play ends; whoever is asked has a choice; luck has chances; ``happen`` does what they say."""
    walk = Walk("ends", case, seed)
    game = walk.game
    s = walk.start()
    looked: set[tuple[str, str]] = set()
    while not walk.over(s):
        top = s.top()
        if s.pending[0] is not game.end:
            walk.fail("the end does not lie at the bottom of the stack")
        if top.seat >= game.seats:
            walk.fail(f"{top.name!r} asks seat {top.seat}, which there is not")
        before = canon(s)
        move = walk.choose(s)
        if top.seat == NATURE:
            chances = top.outcomes(s)
            moves = [chance for chance, _ in chances]
            if (top.key, move.text) not in looked:
                looked.add((top.key, move.text))
                _happens(walk, top, s, chances)
        else:
            moves = list(top.options(s))
        if len({str(m) for m in moves}) != len(moves):
            walk.fail(f"{top.name!r} lists a move twice: {moves}")
        if canon(s) != before:
            walk.fail(f"asking {top.name!r} for its options changed the state")
        walk.step(s, move)
    if s.pending != [game.end]:
        walk.fail(f"the game is over with steps left: {s.pending}")
    standings = game.standings(s)
    if [standing.seat for standing in standings] != list(range(game.seats)):
        walk.fail(f"the standings do not name every seat in order: {standings}")
    if min([standing.rank for standing in standings]) != 1:
        walk.fail(f"nobody is first: {standings}")
    if game.shares(s) != shares(standings):
        walk.fail(f"the shares of the win {game.shares(s)} are not those of the standings: {standings}")
    for standing in standings:
        if standing.score != sum(standing.parts.values()):
            walk.fail(f"the parts do not make the score: {standing}")
    return walk.decisions


def _happens(walk: Walk, top: Frame[Any], s: State, chances: list[tuple[Move, int]]) -> None:
    """The fast way to draw leads only where a listed outcome leads, about as often.

    It may take several pending draws in one go. Then it must come to the same as each of them alone, one after the
    other, and for the first of them alone the above is true.
    """
    taken = _taken(top, s, walk.rng)
    if taken > 1:
        alone = s.copy()
        alone.pending = [*s.pending[:-taken], top]
        if _taken(top, alone, walk.rng) != 1:
            walk.fail(f"happen at {top.name!r} takes more steps than are there for it")
        for _ in range(HAPPENS):
            _in_one_go(walk, top, s, taken)
        s, chances = alone, top.outcomes(alone)
    known: dict[str, tuple[Move, int]] = {}
    for chance, weight in chances:
        world, journal = s.copy(), Journal()
        play(world, chance, journal)
        known[canon(world) + repr(without_numbers(journal.events))] = (chance, weight)
    counts = dict.fromkeys(known, 0)
    for _ in range(HAPPENS):
        world, journal = s.copy(), Journal()
        world.pop()
        top.happen(world, walk.rng, journal)
        while world.top().seat == AUTO:
            after = world.top()
            world.pop()
            after.apply(world, PASS, journal)
        result = canon(world) + repr(without_numbers(journal.events))
        if result not in known:
            walk.fail(f"happen at {top.name!r} came to what is no listed outcome: {canon(world)}")
        counts[result] += 1
    total = sum([weight for _, weight in known.values()])
    if len(known) == len(chances):
        for result, (chance, weight) in known.items():
            mean = HAPPENS * weight / total
            if abs(counts[result] - mean) > 6 * math.sqrt(mean * (1 - weight / total)) + 1:
                walk.fail(f"happen at {top.name!r} gives {chance} {counts[result]} times of {HAPPENS}, not {mean:.1f}")


def _taken(top: Frame[Any], s: State, rng: Rng) -> int:
    """How many pending steps the fast way to draw takes off."""
    world, before = s.copy(), len(s.pending)
    world.pop()
    top.happen(world, rng, MUTE)
    return before - len(world.pending)


def _in_one_go(walk: Walk, top: Frame[Any], s: State, taken: int) -> None:
    """The same random numbers bring the same cards in one go and one after the other."""
    seed = walk.rng.below(1 << 30)
    world, journal = s.copy(), Journal()
    world.pop()
    top.happen(world, Rng(seed), journal)
    other, heard, rng = s.copy(), Journal(), Rng(seed)
    other.pending = s.pending[:-taken]
    for frame in s.pending[: -taken - 1 : -1]:
        frame.happen(other, rng, heard)
    if canon(world) != canon(other) or without_numbers(journal.events) != without_numbers(heard.events):
        walk.fail(f"happen at {top.name!r} is another thing in one go: {canon(world)} / {canon(other)}")


# -- 2


def replay(case: Case, seed: int) -> int:
    """Same seed and moves, same bytes: played again, and read from a record at any point."""
    walk = Walk("replay", case, seed)
    table = walk.table()
    again = Referee(case.game(), table.seed)
    stop = 1 + walk.rng.below(39)
    while True:
        if table.over or walk.decisions == stop:
            stop += 40
            _same_again(walk, table, again)
        if table.over:
            return walk.decisions
        seat, move = walk.submit(table)
        try:
            again.submit(seat, str(move))
        except IllegalMove as error:
            walk.fail(f"played again, something is different: {error}")
        if walk.rng.random() < 0.1 and table.why_no_undo(seat) is None:
            walk.trail.append(f"{seat}: {UNDO}")
            table.undo(seat)
            again.undo(seat)


def _same_again(walk: Walk, table: Referee, again: Referee) -> None:
    text = table.record().dumps()
    if Record.loads(text).dumps() != text:
        walk.fail("the record does not come back from its text")
    wanted = bytes_of(table)
    if bytes_of(again) != wanted:
        walk.fail(f"played again, something is different: {difference(wanted, bytes_of(again))}")
    try:
        found = bytes_of(replayed(walk.case, text))
    except BadRecord as error:
        walk.fail(f"replayed from its record, something is different: {error}")
    if found != wanted:
        walk.fail(f"replayed from its record, something is different: {difference(wanted, found)}")


# -- 3


def copy(case: Case, seed: int) -> int:
    """Play on a copy changes no earlier state; ``fields`` forgets nothing; frames and moves stay as they were made."""
    walk = Walk("copy", case, seed)
    before = fixed(walk.game)
    past: list[tuple[State, str]] = []
    shared: dict[int, tuple[object, str]] = {}  # objects that copies share: nothing in them may change
    for s in walk.settled():
        held = attributes(s) - INSIDE
        if set(s.fields()) != held:
            walk.fail(f"fields() and attributes differ in {sorted(held ^ set(s.fields()))}")
        twin = s.copy()
        if type(twin) is not type(s) or canon(twin) != canon(s):
            walk.fail(f"a copy is not equal: {canon(twin)} / {canon(s)}")
        if _share_cells(s, twin):
            walk.fail("the copy shares its cells with the original")
        for name in s.fields():
            value = getattr(s, name)
            if isinstance(value, list) and value is getattr(twin, name):
                walk.fail(f"the copy shares its list {name!r} with the original")
            if name != "pending" and not _flat(value):
                if isinstance(value, list) or value is not getattr(twin, name):
                    walk.fail(f"{name!r} holds more than numbers and one level of lists: {value!r}")
                if id(value) not in shared:
                    shared[id(value)] = value, _inside(value, {})
        _made_of_fields(walk, s)
        past.append((s, canon(s)))
        if not walk.over(s):  # another branch, to its end or a bit on
            trail = len(walk.trail)
            for _ in range(6):
                if not walk.over(twin):
                    walk.step(twin, walk.choose(twin))
            del walk.trail[trail:]
    for number, (s, was) in enumerate(past):
        if canon(s) != was:
            walk.fail(f"state {number} was changed by later play on copies: {canon(s)}, it was {was}")
    for value, inside in shared.values():
        if _inside(value, {}) != inside:
            walk.fail(f"what copies share was changed by later play: {value!r}")
    after = fixed(walk.game)
    for name in before:
        if before[name] != after.get(name):
            walk.fail(f"{name} is not what it was before the game: {after.get(name)}, it was {before[name]}")
    return len(past)


def _share_cells(s: State, twin: State) -> bool:
    """Whether a change in the cells of one is one in those of the other."""
    was = s.cells[0]
    twin.cells[0] += 1
    changed = s.cells[0] != was
    twin.cells[0] -= 1
    return changed


def _made_of_fields(walk: Walk, s: State) -> None:
    """A state that is given nothing but the fields shows the same: nothing else lies in the cells."""
    game = walk.game
    made = game.initial()
    for name in s.fields():
        value = getattr(s, name)
        setattr(made, name, value[:] if isinstance(value, list) else value)
    if canon(made) != canon(s):
        walk.fail(f"fields() do not come back when they are set: {canon(made)}, they were {canon(s)}")
    if game.actor(s) >= 0 and list(game.options(made)) != list(game.options(s)):
        walk.fail(f"fields() are not all that options depend on: {game.options(made)} / {game.options(s)}")
    for v in observers(game):
        if game.view(made, v) != game.view(s, v):
            walk.fail(f"fields() are not all that is seen: {difference(game.view(made, v), game.view(s, v), 'view')}")


def attributes(thing: object) -> set[str]:
    """The names of all data an object holds, and of its properties, interpreted or compiled."""
    found = set(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        for name, value in vars(cls).items():
            data = inspect.ismemberdescriptor(value) or inspect.isgetsetdescriptor(value) or isinstance(value, property)
            if data and not name.startswith("__"):
                found.add(name)
    return found


def _flat(value: object) -> bool:
    items = value if isinstance(value, list) else [value]
    return all(_frozen(item) for item in items)


def _frozen(value: object) -> bool:
    return isinstance(value, int) or (isinstance(value, tuple) and all(_frozen(item) for item in value))


def fixed(game: Game[Any]) -> dict[str, str]:
    """Frames and moves with all they hold."""
    found: dict[str, str] = {}
    for name, frame in game.frames.items():
        found[f"frame {name!r}"] = _inside(frame, {}, True)
    for text, move in game.lexicon.moves.items():
        found[f"move {text!r}"] = _inside(move, {}, True)
    return found


def _inside(value: Any, known: dict[int, int], open: bool = False) -> str:
    """What a value holds, as text. Frames and moves inside appear by name; anything else is looked into once."""
    if value is None or isinstance(value, (int, float, str)):
        return repr(value)
    if isinstance(value, Frame) and not open:
        return f"<frame {value.name}>"
    if isinstance(value, Move) and not open:
        return f"<move {value.text}>"
    if isinstance(value, (Lexicon, Game, type)) or callable(value):
        return f"<{type(value).__name__}>"
    if type(value).__name__.startswith("vec"):  # compiled, it is a new object each time one looks at it
        return f"[{', '.join([_inside(item, known) for item in value])}]"
    if id(value) in known:
        return f"<seen {known[id(value)]}>"
    known[id(value)] = len(known)
    if isinstance(value, (list, tuple)):
        return f"[{', '.join([_inside(item, known) for item in value])}]"
    if isinstance(value, (set, frozenset)):
        return f"{{{', '.join(sorted([_inside(item, known) for item in value]))}}}"
    if isinstance(value, dict):
        return f"{{{', '.join([f'{_inside(k, known)}: {_inside(v, known)}' for k, v in value.items()])}}}"
    held = [(name, _inside(getattr(value, name, None), known)) for name in sorted(attributes(value))]
    return f"{type(value).__name__}({', '.join([f'{name}={inside}' for name, inside in held])})"


# -- 6


def round_trips(case: Case, seed: int) -> int:
    """Moves, views, stacks, positions and records come back as they went."""
    walk = Walk("round trips", case, seed)
    game = walk.game
    s = walk.start()
    for text, move in game.lexicon.moves.items():
        if text != str(move):
            walk.fail(f"{move!r} is filed under {text!r}")
        for request in (text, f"  {text.upper()} ", text.replace(" ", "  \t"), text.title()):
            if game.find(s, request) is not move:
                walk.fail(f"{request!r} is understood as {game.find(s, request)!r}, not as {move!r}")
        if json.loads(dump(move.data(game.names))) != move.data(game.names):
            walk.fail(f"the data of {move!r} do not come back from JSON")
    for name, frame in game.frames.items():
        if name != frame.name:
            walk.fail(f"the step {frame.name!r} is known as {name!r}")
    _position(walk, s)
    checked = 0
    for s in walk.settled():
        _position(walk, s)
        for v in observers(game):
            view = game.view(s, v)
            if json.loads(dump(view)) != view:
                walk.fail(f"the view of {v} does not come back: {difference(json.loads(dump(view)), view)}")
        moves = game.options(s)
        for move in moves:
            if game.find(s, str(move)) is not move:
                walk.fail(f"the legal move {move!r} is understood as {game.find(s, str(move))!r}")
        checked += 1
    return checked


def _position(walk: Walk, s: State) -> None:
    game = walk.game
    if any(game.frames.get(frame.name) is not frame for frame in s.pending):
        walk.fail(f"the stack {s.pending} has a step that the game does not know by its name")
    if game.stack_of([frame.name for frame in s.pending[:0:-1]]) != s.pending:
        walk.fail(f"the stack {s.pending} does not come back from its names")
    text = dump(game.position(s))
    back = game.state(json.loads(text))
    if dump(game.position(back)) != text:
        walk.fail(f"a position does not come back: {difference(game.position(back), json.loads(text))}")
    for name in s.fields():
        if name not in s.unwritten() and getattr(s, name) != getattr(back, name):
            walk.fail(f"a position does not carry {name!r}: {getattr(back, name)!r}, it was {getattr(s, name)!r}")


# -- 7


def conservation(case: Case, seed: int) -> int:
    """Every piece of the box is somewhere exactly once, after every single step."""
    walk = Walk("conservation", case, seed)
    game = walk.game
    wanted = game.inventory()
    s = walk.start()
    while True:
        found = game.census(s)
        if found != wanted:
            walk.fail(f"pieces were lost or made (there / in the box): {difference(found, wanted)}: {canon(s)}")
        if walk.over(s):
            return walk.steps
        walk.step(s, walk.choose(s))


# -- 8

NONSENSE = ("", "   ", "?", "abracadabra", "PASS THE RUM", "undo", "0", "\n", "ß" * 200)


def refusal(case: Case, seed: int) -> int:
    """A move is an option, or it is refused with a paragraph that exists, and then nothing changes."""
    walk = Walk("refusal", case, seed)
    game, rng = walk.game, walk.rng
    rules = [set(paragraphs(case.info.folder, language)) for language in LANGUAGES]
    table = walk.table()
    tried = 0
    while not table.over:
        seat = table.actor
        assert seat is not None
        if not walk.looks():
            walk.submit(table)
            continue
        state = table.state()
        before = mark(table)
        options = list(table.moves())
        if not options:
            walk.fail(f"seat {seat} is asked {table.pending.name!r} and has no legal move")
        conceivable = list(game.conceivable(state))
        if len(conceivable) > CONCEIVABLE:
            conceivable = [*options, *some(rng, conceivable, CONCEIVABLE)]
        illegal: list[Move] = []
        for move in conceivable:
            tried += 1
            no = table.why_not(seat, move)
            if move in options:
                if no is not None:
                    walk.fail(f"{move} is an option and yet refused: {no}")
            elif no is None:
                walk.fail(f"{move} is no option of {table.pending.name!r}, yet nothing speaks against it")
            else:
                illegal.append(move)
                for number, found in enumerate(rules):
                    if no.rule not in found:
                        walk.fail(f"{move} is refused by {no.rule}, which rules.{LANGUAGES[number]}.md does not have")
                if len(no.values) != len(no.because.slots.names):
                    walk.fail(f"the refusal {no.reason!r} of {move} has {no.values} for {no.because.slots.names}")
                json.dumps(no.data(game.names))
        for move in some(rng, options, 6):
            _parts_allowed(walk, table, seat, move)
        _parts_refused(walk, table, seat, conceivable)
        for request in [*[str(move) for move in some(rng, illegal, REFUSED)], *NONSENSE]:
            _submit_refused(walk, table, seat, request, rules)
        for other in (*range(game.seats), -1, -2, -3, game.seats, 99):
            if other != seat:
                _submit_refused(walk, table, other, str(rng.choice(options)), rules)
        for move in some(rng, options, 3):
            if not all(type(amount) is int and amount > 0 for amount in table.cost(move).values()):
                walk.fail(f"{move} costs {table.cost(move)}")
            table.preview(move)
        if mark(table) != before:
            walk.fail(f"questions or refusals changed the table: {difference(list(before), list(mark(table)))}")
        if not game.secrets:
            _previewed(walk, table, rng.choice(options))
        walk.submit(table)
    if table.actor is not None or list(table.moves()):
        walk.fail("the game is over, yet somebody is asked")
    for seat in range(game.seats):
        for move in some(rng, game.conceivable(table.state()), 20):
            _submit_refused(walk, table, seat, str(move), rules)
        if table.why_not(seat, []) is None:
            walk.fail("the game is over, yet a selection is not refused")
    return tried


def _submit_refused(walk: Walk, table: Referee, seat: int, move: str, rules: Sequence[set[str]]) -> None:
    no = table.why_not(seat, move)
    if no is None:
        walk.fail(f"{move!r} by seat {seat} is not refused")
    try:
        table.submit(seat, move)
    except IllegalMove as error:
        if error.rule != no.rule or error.reason != no.reason or not str(error):
            walk.fail(f"{move!r} is refused in two ways: {no} / {error}")
        if any(error.rule not in found for found in rules):
            walk.fail(f"{move!r} is refused by {error.rule}, which is not in the rules")
    else:
        walk.fail(f"{move!r} by seat {seat} is refused by {no}, yet it was played")


def _parts_allowed(walk: Walk, table: Referee, seat: int, move: Move) -> None:
    """A selection on its way to a legal move is not refused."""
    parts = list(move.parts)
    walk.rng.shuffle(parts)
    for chosen in ([], parts[: len(parts) // 2], parts):
        if table.why_not(seat, chosen) is not None:
            walk.fail(f"{move} is legal, yet its parts {chosen} are refused: {table.why_not(seat, chosen)}")


def _parts_refused(walk: Walk, table: Referee, seat: int, conceivable: Sequence[Move]) -> None:
    """A selection that leads nowhere is refused."""
    frame, state = table.pending, table.state()
    chosen = [list(move.parts) for move in some(walk.rng, conceivable, 10)]
    for parts in [["no-such-part"], *chosen, *[[*parts, "no-such-part"] for parts in chosen[:2]]]:
        leads = any(frame.fits(move, parts) for move in frame.options(state))
        no = table.why_not(seat, parts)
        if leads != (no is None):
            walk.fail(f"the selection {parts} {'leads to a legal move' if leads else 'leads nowhere'}, yet: {no}")


def _previewed(walk: Walk, table: Referee, move: Move) -> None:
    """Without secrets, a preview tells exactly what will come up to the first luck."""
    journal = Journal()
    play(table.state(), move, journal)
    if [dump(event) for event in table.preview(move)] != seen(walk.game, journal.events, table.actor):
        walk.fail(f"the preview of {move} is not what comes: {table.preview(move)}")


def foresight(case: Case, seed: int) -> int:
    """What completes a move, as its seat is told beforehand, is what it is asked then, at the same costs; where nothing
    is shown, its view changes as it was told. The outlook is JSON and made of the view."""
    walk = Walk("foresight", case, seed)
    table = walk.table()
    looked = 0
    while not table.over:
        if walk.looks():
            state = table.state()
            for move in some(walk.rng, table.moves(), 6):
                looked += 1
                _completed(walk, table, state, move)
                _foreseen(walk, table, state, move)
            for v in observers(walk.game):
                for known in (True, False):
                    view = walk.game.view(state, v, known)
                    before = dump(view)
                    json.dumps(walk.game.outlook(view))
                    if dump(view) != before:
                        walk.fail("the outlook changed the view that it was given")
        walk.submit(table)
    return looked


def _foreseen(walk: Walk, table: Referee, state: State, move: Move) -> None:
    after, seat = state.copy(), state.top().seat
    journal = Journal()
    play(after, move, journal)
    if any(event.line.reveals for event in journal.events):
        return
    changes: dict[str, Any] = {}
    before, there = walk.game.view(state, seat), walk.game.view(after, seat)
    for part in ("public", "private"):
        compare(part, before[part], there[part], changes)
    told = table.foresee(move).changes
    if dump(told) != dump(changes):
        walk.fail(f"{move} changes the view in another way than foreseen: {difference(told, changes)}")


Ways = dict[tuple[str, ...], list[dict[str, int]]]  # moves in any order, with what each of them costs in one


def _ways(found: Sequence[Completion], chain: Sequence[tuple[str, dict[str, int]]]) -> Ways:
    """Every way to complete a move."""
    ways: Ways = {}
    for one in found:
        longer = [*chain, (str(one.move), one.cost)]
        if one.then:
            ways.update(_ways(one.then, longer))
        else:
            ways[tuple(sorted([text for text, _ in longer]))] = [cost for _, cost in longer]
    return ways


def _completed(walk: Walk, table: Referee, state: State, move: Move) -> None:
    for _ in range(3):
        after, seat, last = state.copy(), state.top().seat, move
        chain: list[str] = []
        costs: list[dict[str, int]] = []
        while True:
            play(after, last, MUTE)
            top = after.top()
            completing = list(top.completing(after, last)) if top.seat == seat else []
            if any(one not in top.options(after) for one in completing):
                walk.fail(f"{last} is completed by {completing}, which are not all legal: {top.options(after)}")
            if not completing:
                break
            if chain and table.why_not(seat, str(completing[0]), [str(move), *chain]) is not None:
                walk.fail(f"{completing[0]} completes {move} {chain}, yet it is refused beforehand")
            last = walk.rng.choice(completing)
            chain.append(str(last))
            costs.append(top.cost(after, last))
        ways = _ways(table.completions([move])[0], [])
        told = ways.get(tuple(sorted(chain)))
        if chain and told is None:
            walk.fail(f"{move} can be completed by {chain}, yet its seat is told: {list(ways)}")
        if not chain and ways:
            walk.fail(f"nothing completes {move}, yet its seat is told: {list(ways)}")
        if told is not None and sorted(map(dump, told)) != sorted(map(dump, costs)):
            walk.fail(f"{move} is completed by {chain} at {costs}, yet its seat is told {told}")


PLAYED: dict[str, Law] = {
    "ends": ends,
    "replay": replay,
    "copy": copy,
    "secrecy": secrecy,
    "asking": asking,
    "ignorance": ignorance,
    "round trips": round_trips,
    "conservation": conservation,
    "refusal": refusal,
    "undo": undo,
    "foresight": foresight,
    "observations": observations,
    "positions": positions,
}

WRITTEN: dict[str, Law] = {"paragraphs": texts.paragraphs, "words": texts.words}
