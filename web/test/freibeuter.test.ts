import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { note, sound } from '../src/boards/freibeuter/facts';
import {
  FIELDS,
  RADIUS,
  SEA,
  berths,
  coast,
  corners,
  crossing,
  extent,
  line,
  middle,
  named,
  offing,
  place,
  quarter,
} from '../src/boards/freibeuter/layout';
import {
  bootyOf,
  clock,
  closed,
  closing,
  componentsOf,
  due,
  lately,
  lens,
  rank,
  settled,
  tightest,
  trace,
  use,
} from '../src/boards/freibeuter/sea';
import type { FreibeuterView, Public, Tile } from '../src/boards/freibeuter/view';
import { brief, fieldCaption, settledCaption, short, tileCaption, useCaption } from '../src/boards/freibeuter/captions';
import { Words } from '../src/lib/words';
import type { View } from '../src/board/board';
import type { Choice, SeenEvent } from '../src/wire';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../src/klabauter', path), 'utf-8');
const words = new Words(
  'en',
  [read('kernel/en.ftl'), read('words/en.ftl'), read('games/freibeuter/en.ftl')],
  ['Volker', 'Birgit', 'Dieter'],
);

function tile(id: string, name: string, boarder: number | null, fields: Public['fields']): Tile {
  const { x, y } = place(id.slice(2));
  const around = [named(x, y), named(x + 1, y), named(x, y + 1), named(x + 1, y + 1)];
  const [kind, value = '0'] = name.split('-');
  return {
    id,
    tile: name,
    kind: kind as Tile['kind'],
    value: Number(value),
    share: kind === 'ship' ? Number(value) / 5 : kind === 'camp' ? 2 : 0,
    boarder,
    fields: around,
    empty: around.filter((field) => !fields[field]?.length),
  };
}

/** The example of 7.3 one boat before its end: Volker's 15/3 lacks E5, two boats of
 *  Birgit's and one of Dieter's lie around it. */
function example(): Public {
  const fields: Public['fields'] = { D4: [1], E4: [2], D5: [1] };
  return {
    fields,
    dutchman: null,
    encircled: [],
    aside: [],
    escaped: 0,
    unlaid: 0,
    tiles: [
      tile('x-D4', 'ship-15', 0, fields),
      tile('x-E5', 'camp', null, fields),
      tile('x-D5', 'double-10', null, fields),
      tile('x-E4', 'ship-20', null, fields),
    ],
    players: [20, 20, 20].map((chests, seat) => ({
      boats: 25 - seat,
      chests,
      debt: 0,
      sea: 4,
      dutchman: 1,
      prizes: 0,
    })),
    piles: { sea: 60, dutchman: 11 },
    discards: { sea: { number: 0, top: null }, dutchman: { number: 0, top: null } },
  };
}

const choice = (verb: string, values: Record<string, unknown>): Choice => ({
  move: verb,
  verb,
  parts: Object.values(values).map(String),
  values,
  kinds: {},
});
const event = (line: string, values: Record<string, unknown>): SeenEvent => ({
  number: 0,
  rule: '',
  line,
  values,
  kinds: {},
});

it('begins sentences with a capital and calls a ship by the fields it lies between', () => {
  const refused = { reason: 'dutchman-card-not-in-hand', values: { card: 'row-3' }, kinds: { card: 'card' } };
  expect(words.refusal(refused)).toBe('Dutchman card row 3 is not in your hand.');
  const small = new Words(
    'en',
    [read('kernel/en.ftl'), read('words/en.ftl'), read('games/freibeuter/en.ftl')],
    ['volker', 'bo'],
  );
  const boarded = {
    ...event('boarded', { seat: 1, tile: 'ship-15', crossing: 'x-F2' }),
    kinds: { seat: 'seat', tile: 'tile', crossing: 'crossing' },
  };
  expect(small.event(boarded)).toBe('bo boards the ship 15/3 between F2 and G3.');
});

it('knows the corners of every field: 36 crossings with four fields each', () => {
  expect(FIELDS).toHaveLength(49);
  const all = FIELDS.flatMap(corners);
  expect(new Set(all).size).toBe(36);
  expect(all).toHaveLength(36 * 4);
  expect(corners('A1')).toEqual(['x-A1']);
  expect(corners('G4')).toEqual(['x-F3', 'x-F4']);
  expect(corners('E5')).toEqual(['x-D4', 'x-E4', 'x-D5', 'x-E5']);
});

it('lays fields, crossings and cards on the chart', () => {
  expect([middle('A1'), middle('G7'), crossing('x-A1')]).toEqual([
    { x: 50, y: 50 },
    { x: 650, y: 650 },
    { x: 100, y: 100 },
  ]);
  expect([line('row-5'), line('column-B'), line('E5')]).toEqual([{ row: 4 }, { column: 1 }, null]);
  expect(extent('row-5')).toEqual({ x: 0, y: 4, width: 7, height: 1 });
  expect(extent('column-B')).toEqual({ x: 1, y: 0, width: 1, height: 7 });
  expect(extent('E5')).toEqual({ x: 4, y: 4, width: 1, height: 1 });
});

it('draws each quarter of a noose towards its field', () => {
  const way = (which: number) => {
    const [x = 0, y = 0] = quarter(40, which, 45).slice(1).split(/[A ]/).map(Number);
    return [Math.sign(Math.round(x)), Math.sign(Math.round(y))];
  };
  expect([0, 1, 2, 3].map(way)).toEqual([
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]);
});

it('lets every boat in and keeps boats of one field apart', () => {
  for (const field of FIELDS) {
    const [from, { x, y }] = [offing(field), middle(field)];
    const outside = x + from.x < 0 || x + from.x > SEA || y + from.y < 0 || y + from.y > SEA;
    expect(outside || Math.hypot(from.x, from.y) >= 260).toBe(true);
  }
  expect(berths(1, 9)).toHaveLength(1);
  const [left, right] = berths(2, 9);
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(30);
  expect(coast(30)).toMatch(/^M[-\d. ]+Q.*Z$/);
  expect(RADIUS).toHaveLength(4);
});

/** What the server works out from the example for a seat (tests/games/freibeuter/test_outlook.py). */
function look(seat: number | null, change: Partial<Public> = {}): FreibeuterView {
  const dutchman = [
    [1, 6, 0],
    [0, -9, 0],
    [2, 3, 0],
  ];
  const credit = Math.max(0, 9 - (change.players?.[0]?.chests ?? 20));
  const boats: Record<number, unknown[]> = {
    0: [
      [1, 6, 0],
      [0, -9, credit],
      [2, 3, 0],
    ],
    1: [
      [1, 9, 0],
      [0, -12, 0],
      [2, 3, 0],
    ],
  };
  return {
    seat,
    public: { ...example(), ...change },
    outlook: {
      pays: { 'x-D4': 3 },
      aboard: { 'x-E4': 4 },
      closing: { E5: { dutchman, boat: boats[seat ?? 0], paid: seat === 1 ? { 'x-D4': 3 } : {} } },
    },
  } as unknown as FreibeuterView;
}

it('reads what a boat or the Dutchman would close, and who would be paid', () => {
  const view = look(1);
  expect(closed(view.public, 'E5').map((one) => one.id)).toEqual(['x-D4']);
  expect(closing(view, 'E5', 'boat').changes).toContainEqual({ seat: 0, by: -12, credit: 0 });
  expect(closing(view, 'E5', 'dutchman').changes).toContainEqual({ seat: 1, by: 6, credit: 0 });
  expect(closing(view, 'A1', 'boat')).toEqual({ pays: [], changes: [] });
  expect([due(view, 'x-E4'), due(view, 'x-D4')]).toEqual([4, 0]);
  view.outlook = { pays: { 'x-D4': [3, 0, 3] } };
  expect(closing(view, 'E5', 'dutchman').pays.map((pay) => pay.field)).toEqual(['D4', 'D5']);
});

it('says what a card is good for', () => {
  const view = look(0);
  expect(use(view, 'E5')).toMatchObject({ kind: 'closes', own: -9 });
  expect(use(view, 'D4')).toEqual({ kind: 'second' });
  expect(use(view, 'F5')).toMatchObject({ kind: 'ring', taken: 2, tile: { id: 'x-E4' } });
  expect(use(view, 'A1')).toEqual({ kind: 'open' });
  expect(use(view, 'row-5')).toMatchObject({ kind: 'line', fields: ['E5'] });
  expect(useCaption(use(view, 'row-5'), 2, words)).toEqual(['closes 15/3', 'on E5']);
  expect(use(view, 'column-A')).toEqual({ kind: 'idle' });
  expect(tightest(view.public, 'E5', 0)?.id).toBe('x-D4');
  expect(useCaption(use(view, 'E5'), 2, words)).toEqual(['closes 15/3', 'you pay 9']);
  expect(useCaption(use(look(1), 'E5'), 2, words)[1]).toBe('you get 9');
  expect(useCaption(use(view, 'D4'), 2, words)).toEqual(['second boat', 'or 2 chests']);
  expect(['E5', 'D4', 'F5', 'A1', 'row-5', 'column-A'].map((card) => brief(use(view, card), words))).toEqual([
    'closes',
    '2nd boat',
    '2 of 4',
    'open',
    'closes',
    'nothing',
  ]);
});

it('shows a move on the chart before it is made', () => {
  const view = look(1);
  const boat = lens(view, choice('boat', { field: 'E5' }), null);
  expect(boat).toMatchObject({ field: 'E5', ghost: { kind: 'boat', at: 'E5' } });
  expect(boat.tiles.sort()).toEqual(['x-D4', 'x-D5', 'x-E4', 'x-E5']);
  expect(boat.shut.filter((one) => one.whole)).toEqual([{ id: 'x-D4', quarter: 3, whole: true }]);
  expect(boat.pays.map((pay) => `${pay.field}:${pay.seat}:${pay.chests}`)).toEqual([
    'D4:1:3',
    'E4:2:3',
    'D5:1:3',
    'E5:1:3',
  ]);
  expect(lens(view, choice('dutchman', { card: 'row-5', field: 'E5' }), null)).toMatchObject({
    line: 'row-5',
    ghost: { kind: 'dutchman' },
  });
  expect(lens(view, choice('boat', { field: 'D4' }), null)).toMatchObject({ shut: [], pays: [] });
  expect(lens(view, choice('board', { crossing: 'x-E4' }), null)).toMatchObject({
    tiles: ['x-E4'],
    ghost: { kind: 'boarder', at: 'x-E4' },
    pays: [{ seat: 2, chests: 4 }],
  });
  expect(lens(view, null, 'column-C')).toMatchObject({ line: 'column-C', shut: [] });
  expect(lens(view, null, 'row-5')).toMatchObject({
    line: 'row-5',
    tiles: ['x-D4'],
    shut: [{ id: 'x-D4', quarter: 3, whole: true }],
  });
  expect(lens(view, null, 'E5')).toMatchObject({
    field: 'E5',
    ghost: null,
    pays: [{ seat: 1 }, { seat: 2 }, { seat: 1 }],
  }); // whoever may come
  expect(lens(view, null, 'x-D4').pays).toHaveLength(3);
  expect(lens(view, null, 'sea-pile').field).toBeNull();
});

it('follows what has happened', () => {
  const events = [
    event('placed', { seat: 1, field: 'E5' }),
    event('ship-encircled', { crossing: 'x-D4' }),
    event('helped', { seat: 0, helper: 1, number: 3, chests: 9 }),
    event('helped', { seat: 0, helper: 2, number: 1, chests: 3 }),
    event('captured', { seat: 0, tile: 'ship-15', crossing: 'x-D4' }),
  ];
  const found = trace(example(), events);
  expect(found.placed).toEqual({ field: 'E5', seat: 1 });
  expect(found.gone.map((one) => [one.tile.id, one.how, one.seat, one.pays.length])).toEqual([['x-D4', 'taken', 0, 4]]);
  expect(new Set(found.gone[0]?.pays.map((pay) => pay.chests))).toEqual(new Set([3]));
  expect(trace(null, events).gone).toEqual([]);
  const marks = lately(new Map([[0, 'x-A1']]), [...events, event('took-chests', { seat: 0, field: 'B2' })]);
  expect(marks).toEqual(new Map([[1, 'E5']]));
});

it('counts what everybody has captured, as far as one may know it', () => {
  const sea = example();
  sea.aside = ['camp', 'double-15'];
  sea.players = sea.players.map((one, seat) => ({ ...one, prizes: [2, 1, 0][seat] ?? 0 }));
  const view = {
    seat: 0,
    public: sea,
    private: { prizes: ['ship-15', 'ship-5'] },
    outlook: { booty: [35, null, null] },
  } as unknown as FreibeuterView;
  expect(bootyOf(view).map((one) => [one.values, one.sum])).toEqual([
    [[5, 15], 35],
    [null, 0],
    [null, 0],
  ]);
  const helped = {
    ...view,
    seat: null,
    outlook: { booty: [5, 30, 0] },
    known: { prizes: [['ship-5'], ['ship-15'], []] },
  } as unknown as FreibeuterView;
  expect(bootyOf(helped).map((one) => [one.values, one.sum])).toEqual([
    [[5], 5],
    [[15], 30],
    [[], 0],
  ]);
});

it('knows what can end the game, and what is printed on the pieces', () => {
  expect(clock(example())).toEqual({ sea: 60, camps: 1, boats: 23, seat: 2 });
  const components = componentsOf({
    ships: { values: [3, 6, 9, 12, 15], source: 'rulebook' },
    begin: { sea_cards: 4, dutchman_cards: 1 },
    doublers: { factor: 2 },
    chest_cards: { source: 'reconstructed' },
  });
  expect([3, 12, 15, 99].map((value) => rank(components, value))).toEqual([0, 3, 3, 0]);
  expect(components.guessed).toEqual(['chest_cards']);
  expect(components).toMatchObject({ hand: 5, factor: 2 });
});

it('names things for those who cannot see them', () => {
  const sea = example();
  expect(fieldCaption('D4', sea, false, null, words)).toBe('D4, boat of Birgit');
  expect(fieldCaption('E5', sea, true, 1, words)).toBe(
    'E5, empty; closes ship 15/3; you hold the card; 1 card for it unseen',
  );
  expect(tileCaption(sea.tiles[0] as Tile, words)).toContain('boarded by Volker; only E5 is missing');
  expect(sea.tiles.map((one) => short(one, words))).toEqual(['15/3', 'camp', '10×2', '20/4']);
});

it('says at a move what it does to the own chests', () => {
  const view = (seat: number, chests = 20) =>
    look(seat, { players: example().players.map((one) => ({ ...one, chests })) }) as unknown as View;
  expect(note(choice('boat', { field: 'E5' }), view(0), words)).toBe('Chests 20 → 11.');
  expect(note(choice('boat', { field: 'E5' }), view(0, 4), words)).toBe('Chests 4 → 0, credit 5.');
  expect(note(choice('dutchman', { card: 'row-5', field: 'E5' }), view(1), words)).toBe('Chests 20 → 26.');
  expect(note(choice('boat', { field: 'F5' }), view(0), words)).toBe('20/4: then 2 of 4.');
  expect(note(choice('board', { crossing: 'x-E4' }), view(0), words)).toBe('So far 4 to pay.');
  expect(note(choice('draw', { pile: 'sea-pile' }), view(0), words)).toBe('');
  expect(sound(event('helped', {}))).toBe('coin');
});

it('says what settling a tile means, and who would need credit', () => {
  const sea = example();
  const ship = sea.tiles[0] as Tile;
  const view = (how: string, changes: number[][]) =>
    ({ seat: 1, public: sea, outlook: { settle: { 'x-D4': { how, changes } } } }) as unknown as FreibeuterView;
  const taken = view('taken', [
    [1, 9, 0],
    [0, -12, 7],
    [2, 3, 0],
  ]);
  expect(settledCaption(settled(taken, ship), words)).toBe(
    'Birgit gets 9, Volker pays 12 (7 on credit) and Dieter gets 3',
  );
  expect(settledCaption(settled(view('escapes', []), ship), words)).toBe('escapes');
});
