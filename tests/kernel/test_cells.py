"""The array of a state: piles, shared piles, heaps with different room. In both forms: compiled, or as compiled, and
with what an interpreter does faster."""

from __future__ import annotations

from typing import Any

import pytest

from klabauter.kernel import cells
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.rng import Rng
from tests.kernel.forms import as_compiled

NAMES = tuple("abcdefgh")


@pytest.fixture(params=[cells, as_compiled(cells)], ids=["as it is", "as compiled"])
def c(request: pytest.FixtureRequest) -> Any:
    """The functions for cells."""
    return request.param


def pile(*pieces: int, room: int = 8) -> vec[i64]:
    """Cells with a pile at 1, behind and before other cells."""
    return vec[i64]([99, len(pieces), *pieces] + [0] * (room - len(pieces)) + [99])


def test_pieces_come_to_a_pile_and_leave_it(c: Any) -> None:
    cells = pile(3, 1)
    c.add(cells, 1, 2)
    assert c.pieces(cells, 1) == (3, 1, 2)
    assert c.top(cells, 1) == 2
    assert c.take_top(cells, 1) == 2
    assert c.pieces(cells, 1) == (3, 1)
    c.take(cells, 1, 3)
    assert c.pieces(cells, 1) == (1,)
    assert (cells[0], cells[10]) == (99, 99)


def test_a_piece_is_found_and_the_others_keep_their_order(c: Any) -> None:
    cells = pile(5, 2, 7, 2)
    assert [c.place_of(cells, 1, piece) for piece in (5, 2, 7, 4)] == [0, 1, 2, -1]
    c.take(cells, 1, 2)
    assert c.pieces(cells, 1) == (5, 7, 2)
    assert c.take_at(cells, 1, 1) == 7
    assert c.pieces(cells, 1) == (5, 2)


def test_a_heap_has_no_order(c: Any) -> None:
    cells = pile(5, 2, 7)
    assert c.draw(cells, 1, 0) == 5
    assert c.heap_of(cells, 1) == (2, 7)
    c.drop(cells, 1, 7)
    assert c.heap_of(cells, 1) == (2,)


def test_a_pile_is_kept_in_order(c: Any) -> None:
    cells = pile(1, 4, 6)
    for piece in (5, 0, 9, 4):
        c.add_sorted(cells, 1, piece)
    assert c.pieces(cells, 1) == (0, 1, 4, 4, 5, 6, 9)
    cells = pile(4, 1, 3, 2)
    c.sort(cells, 1)
    assert c.pieces(cells, 1) == (1, 2, 3, 4)
    assert cells[6] == 0


def test_a_pile_is_laid_on_another_one(c: Any) -> None:
    cells = vec[i64]([2, 8, 9, 0, 1, 7, 0, 0])
    c.move_all(cells, 0, 4)
    assert (c.pieces(cells, 0), c.pieces(cells, 4)) == ((), (7, 8, 9))


def test_whole_fields_are_read_and_written(c: Any) -> None:
    cells = vec[i64]([0] * 12)
    c.set_numbers(cells, 1, 3, (4, 5, 6))
    assert c.numbers(cells, 1, 3) == (4, 5, 6)
    assert c.row(cells, 1, 3) == [4, 5, 6]
    with pytest.raises(ValueError, match="2 values for 3 cells"):
        c.set_numbers(cells, 1, 3, (4, 5))
    c.set_all(cells, 4, 2, 3, ((3, 1), (2,)))
    assert c.all_pieces(cells, 4, 2, 3) == ((3, 1), (2,))
    assert c.all_heaps(cells, 4, 2, 3) == ((1, 3), (2,))
    assert c.sizes(cells, 4, 2, 3) == [2, 1]
    assert c.all_or_none(c.all_pieces(cells, 4, 2, 3)) == ((3, 1), (2,))
    with pytest.raises(ValueError, match="3 piles for 2"):
        c.set_all(cells, 4, 2, 3, ((), (), ()))
    with pytest.raises(ValueError, match="4 pieces where there is room for 3"):
        c.set_pieces(cells, 4, 3, (1, 2, 3, 4))
    c.set_all(cells, 4, 2, 3, ())
    assert c.all_or_none(c.all_pieces(cells, 4, 2, 3)) == ()


def test_plain_data_of_piles(c: Any) -> None:
    cells = vec[i64]([2, 3, 1, 0, 1, 2, 0, 0])
    assert c.ids(cells, 0, NAMES) == ["d", "b"]
    assert c.heap_ids(cells, 0, NAMES) == ["b", "d"]
    assert c.heap_ids(vec[i64]([3, 4, 2, 4]), 0, NAMES) == ["c", "e", "e"]
    many = tuple([str(number) for number in range(300)])
    assert c.heap_ids(vec[i64]([2, 299, 7]), 0, many) == ["7", "299"]
    assert c.pile_values(cells, 0) == [3, 1]
    assert c.heap_values(cells, 0) == [1, 3]
    assert c.all_ids(cells, 0, 2, 3, NAMES) == [["d", "b"], ["c"]]
    assert c.all_heap_ids(cells, 0, 2, 3, NAMES) == [["b", "d"], ["c"]]
    assert c.all_pile_values(cells, 0, 2, 3) == [[3, 1], [2]]
    assert c.all_heap_values(cells, 0, 2, 3) == [[1, 3], [2]]


def test_the_last_piece_of_an_owner_in_a_shared_pile(c: Any) -> None:
    cells = vec[i64]([0] * 6)
    for owner, piece in ((1, 7), (0, 3), (1, 2)):
        c.add_for(cells, 0, owner, piece)
    assert [c.top_of(cells, 0, owner) for owner in range(3)] == [3, 2, -1]
    assert c.take_top_of(cells, 0, 1) == 2
    assert c.all_shared(cells, 0, 2) == ((3,), (7,))
    assert c.values_of(cells, 0, 1) == [7]


def test_a_shared_pile_keeps_the_order_of_each_owner(c: Any) -> None:
    cells = vec[i64]([0] * 6)
    for owner, piece in ((1, 7), (0, 3), (1, 2)):
        c.add_for(cells, 1, owner, piece)
    assert c.all_shared(cells, 1, 3) == ((3,), (7, 2), ())
    assert [c.count_of(cells, 1, owner) for owner in range(3)] == [1, 2, 0]
    names = tuple("abcdefgh")
    assert c.all_ids_of(cells, 1, 2, names) == [["d"], ["h", "c"]]
    assert c.ids_of(cells, 1, 1, names) == ["h", "c"]
    found = [0] * 8
    c.tally_shared(cells, 1, found)
    assert found == [0, 0, 1, 1, 0, 0, 0, 1]
    c.set_shared(cells, 1, 3, 4, c.all_shared(cells, 1, 3))
    assert c.all_shared(cells, 1, 3) == ((3,), (7, 2), ())


def test_a_gap_belongs_to_its_owner_and_counts_for_nothing_until_it_is_filled(c: Any) -> None:
    cells = vec[i64]([0] * 3)
    c.add_for(cells, 0, 4, -1)
    found = [0] * 3
    c.tally_shared(cells, 0, found)
    assert found == [0, 0, 0]
    c.fill(cells, 1, 2)
    assert c.all_shared(cells, 0, 5) == ((), (), (), (), (2,))


def test_what_has_no_room_in_a_shared_pile_is_refused(c: Any) -> None:
    cells = vec[i64]([0] * 3)
    with pytest.raises(ValueError, match="room for 2"):
        c.set_shared(cells, 0, 2, 2, ((1, 1), (1,)))
    with pytest.raises(ValueError, match="2 piles for 3"):
        c.set_shared(cells, 0, 3, 2, ((), ()))


def test_heaps_have_room_of_their_own(c: Any) -> None:
    cells = vec[i64]([0] * 7)
    starts = vec[i64]([1, 3, 7])
    c.set_uneven(cells, starts, ((4,), (2, 1, 3)))
    assert list(cells) == [0, 1, 4, 3, 2, 1, 3]
    assert c.all_uneven(cells, starts) == ((4,), (1, 2, 3))
    with pytest.raises(ValueError, match="room for 1"):
        c.set_uneven(cells, starts, ((4, 4), ()))
    with pytest.raises(ValueError, match="1 heaps for 2"):
        c.set_uneven(cells, starts, ((),))


def test_gaps_do_not_count(c: Any) -> None:
    found = [0] * 3
    c.tally(vec[i64]([3, 2, -1, 0]), 0, found)
    assert found == [1, 0, 1]


def test_pieces_are_dealt_at_random_and_the_same_in_every_form(c: Any) -> None:
    cells = vec[i64]([4, 1, 2, 3, 4, 1, 9, 0, 0, 0])
    c.deal(cells, 0, 5, 3, Rng("deal"))
    assert list(cells)[5:] == [4, 9, 3, 4, 1]
    assert c.pieces(cells, 0) == (2,)


def test_the_first_piece_of_an_owner_in_a_shared_pile(c: Any) -> None:
    cells = vec[i64]([0] * 6)
    assert c.first_of(cells, 0, 1) == -1
    for owner, piece in ((1, 7), (0, 3), (1, 2)):
        c.add_for(cells, 0, owner, piece)
    assert [c.first_of(cells, 0, owner) for owner in range(3)] == [1, 0, -1]


def test_a_row_is_filled_with_one_number(c: Any) -> None:
    cells = vec[i64]([1, 2, 3, 4])
    c.put_all(cells, 1, 2, 9)
    assert list(cells) == [1, 9, 9, 4]


def test_a_heap_counted_by_kind_keeps_what_its_cells_have_beside_the_counts(c: Any) -> None:
    cells = vec[i64]([0, *c.no_counts(0, 3)])
    blank = list(cells)
    c.count_one(cells, 0, 1, 2, 1)
    c.count_one(cells, 0, 1, 0, 1)
    c.count_one(cells, 0, 1, 2, 1)
    assert c.kinds(cells, 0, 1) == [0, 2, 2]
    assert [cell & c.COUNT for cell in cells] == [3, 1, 0, 2]
    assert c.kind_ids(cells, 0, 1, NAMES) == ["a", "c", "c"]
    found = [0] * 3
    c.tally_kinds(cells, 0, 1, 1, found)
    assert found == [1, 0, 2]
    c.set_kinds(cells, 0, 4, 1, (1,))
    assert c.kinds(cells, 0, 1) == [1]
    c.set_kinds(cells, 0, 4, 1, ())
    assert list(cells) == blank


def test_what_stands_where_nothing_lies_is_never_the_same_twice(c: Any) -> None:
    assert len({*c.unused(40)}) == 40
    assert len({*c.no_counts(5, 40)}) == 40
    assert not any(cell & c.COUNT for cell in c.no_counts(5, 40))
