// What the view says about the sea, and what is plain to see in it: which rings a boat would close and who would be
// paid. The server settles everything; this is for pictures and a few words before a move is made.
import type { Choice, SeenEvent } from '../../wire';
import { corners, line } from './layout';
import type { FreibeuterView, Public, Tile } from './view';

/** The figure on a tile, the same in every language: 15/3, ×2 for a doubler; empty for a camp. */
export function figure(tile: { kind: string; value: number; share: number }): string {
  if (tile.kind === 'ship') return `${tile.value}/${tile.share}`;
  return tile.kind === 'double' ? `${tile.value}×2` : '';
}

/** Kind and value of a tile by its id. */
export function read(id: string): { kind: Tile['kind']; value: number } {
  const [kind, value] = id.split('-');
  return { kind: kind === 'ship' ? 'ship' : kind === 'double' ? 'double' : 'camp', value: Number(value ?? 0) };
}

// -- rings

/** Somebody who comes to a field: a seat's boat, or the Dutchman, who is nobody's. */
export interface Comer {
  field: string;
  seat: number | null;
}

export interface Pay {
  field: string;
  berth: number; // which of the boats there
  seat: number;
  chests: number;
}

export interface Settled {
  tile: Tile;
  how: 'taken' | 'escapes' | 'camp' | 'doubles';
  pays: Pay[];
}

/** The tiles whose ring lacks this field only. */
export const closed = (sea: Public, field: string): Tile[] =>
  sea.tiles.filter((tile) => tile.empty.length === 1 && tile.empty[0] === field);

/** What becomes of a tile when it is encircled as the boats lie now, with somebody new among them. */
export function settled(sea: Public, tile: Tile, comer: Comer | null = null): Settled {
  const how =
    tile.kind === 'double' ? 'doubles' : tile.kind === 'camp' ? 'camp' : tile.boarder === null ? 'escapes' : 'taken';
  const pays: Pay[] = [];
  if (how === 'taken' || how === 'camp') {
    for (const field of tile.fields) {
      const boats = sea.fields[field] ?? [];
      const there = comer?.field === field && comer.seat !== null ? [...boats, comer.seat] : boats;
      there.forEach((seat, berth) => {
        if (seat !== tile.boarder) pays.push({ field, berth, seat, chests: tile.share });
      });
    }
  }
  return { tile, how, pays };
}

/** What each seat gains (or loses) in chests by all of it. */
export function balance(all: readonly Settled[]): Map<number, number> {
  const found = new Map<number, number>();
  const add = (seat: number, chests: number) => found.set(seat, (found.get(seat) ?? 0) + chests);
  for (const { tile, how, pays } of all) {
    for (const pay of pays) {
      add(pay.seat, pay.chests);
      if (how === 'taken' && tile.boarder !== null) add(tile.boarder, -pay.chests);
    }
  }
  return found;
}

/** All a boat or the Dutchman would encircle on a field. */
export function outcome(sea: Public, comer: Comer): Settled[] {
  return sea.fields[comer.field]?.length ? [] : closed(sea, comer.field).map((tile) => settled(sea, tile, comer));
}

/** The tile around this field whose ring is tightest, the seat's own before others and the dear before the cheap. */
export function tightest(sea: Public, field: string, seat: number | null): Tile | null {
  const around = corners(field);
  const worth = (tile: Tile) =>
    -tile.empty.length * 1000 + (tile.boarder !== null && tile.boarder === seat ? 500 : 0) + tile.value;
  const all = sea.tiles.filter((tile) => around.includes(tile.id)).sort((a, b) => worth(b) - worth(a));
  return all[0] ?? null;
}

// -- what a card in hand is good for

export type Use =
  | { kind: 'closes'; all: Settled[]; own: number } // own: chests gained or lost by the seat itself
  | { kind: 'second' } // a boat lies there
  | { kind: 'ring'; tile: Tile; taken: number } // so many of four
  | { kind: 'open' } // nothing left around it
  | { kind: 'line'; fields: string[]; tiles: Tile[] } // where the Dutchman would close a ring, and around what
  | { kind: 'idle' }; // he would close none

export function use(sea: Public, card: string, seat: number): Use {
  const reach = line(card);
  if (reach) {
    const tiles = sea.tiles.filter(
      (tile) => tile.empty.length === 1 && tile.empty.every((field) => within(card, field)),
    );
    return tiles.length
      ? { kind: 'line', fields: [...new Set(tiles.flatMap((tile) => tile.empty))].sort(), tiles }
      : { kind: 'idle' };
  }
  if (sea.fields[card]?.length) return { kind: 'second' };
  const all = outcome(sea, { field: card, seat });
  if (all.length) return { kind: 'closes', all, own: balance(all).get(seat) ?? 0 };
  const tile = tightest(sea, card, seat);
  return tile ? { kind: 'ring', tile, taken: tile.fields.length - tile.empty.length + 1 } : { kind: 'open' };
}

/** Whether a Dutchman card names the field. */
export function within(card: string, field: string): boolean {
  const [kind, which] = card.split('-');
  return kind === 'row' ? field.slice(1) === which : kind === 'column' ? field.charAt(0) === which : card === field;
}

// -- what the chart shows of a move, or of the thing under the pointer

export interface Lens {
  field: string | null; // the field it is about
  line: string | null; // the Dutchman card it is about
  tiles: string[]; // crossings it touches
  shut: { id: string; quarter: number; whole: boolean }[]; // quarters of nooses it would close
  ghost: { kind: 'boat' | 'dutchman' | 'boarder'; at: string } | null; // who would come
  pays: Pay[];
}

export const NO_LENS: Lens = { field: null, line: null, tiles: [], shut: [], ghost: null, pays: [] };

function coming(sea: Public, field: string, seat: number | null): Pick<Lens, 'tiles' | 'shut' | 'pays'> {
  const around = corners(field);
  const tiles = sea.tiles.filter((tile) => around.includes(tile.id));
  const free = !sea.fields[field]?.length;
  return {
    tiles: tiles.map((tile) => tile.id),
    shut: free
      ? tiles.map((tile) => ({ id: tile.id, quarter: tile.fields.indexOf(field), whole: tile.empty.length === 1 }))
      : [],
    pays: outcome(sea, { field, seat }).flatMap((one) => one.pays),
  };
}

/** `choice`: the move that is looked at. `hovered`: the part under the pointer, if it is no move. */
export function lens(sea: Public, seat: number | null, choice: Choice | null, hovered: string | null): Lens {
  const { field, crossing, card } = (choice?.values ?? {}) as Record<string, string | undefined>;
  switch (choice?.verb) {
    case 'boat':
      return field ? { ...NO_LENS, ...coming(sea, field, seat), field, ghost: { kind: 'boat', at: field } } : NO_LENS;
    case 'dutchman':
      return field
        ? { ...NO_LENS, ...coming(sea, field, null), field, line: card ?? null, ghost: { kind: 'dutchman', at: field } }
        : NO_LENS;
    case 'chests':
      return { ...NO_LENS, field: field ?? null };
    case 'board':
    case 'settle':
      return crossing ? around(sea, crossing, choice.verb === 'board' ? seat : null) : NO_LENS;
  }
  if (hovered === null) return NO_LENS;
  if (line(hovered)) {
    const found = use(sea, hovered, seat ?? 0);
    const tiles = found.kind === 'line' ? found.tiles : [];
    const shut = tiles.map((tile) => ({ id: tile.id, quarter: tile.fields.indexOf(tile.empty[0] ?? ''), whole: true }));
    return { ...NO_LENS, line: hovered, tiles: tiles.map((tile) => tile.id), shut };
  }
  if (hovered.startsWith('x-')) return around(sea, hovered, null);
  // whoever may come
  return corners(hovered).length ? { ...NO_LENS, ...coming(sea, hovered, null), field: hovered } : NO_LENS;
}

function around(sea: Public, id: string, boarder: number | null): Lens {
  const tile = sea.tiles.find((one) => one.id === id);
  if (!tile) return NO_LENS;
  const then = boarder === null ? tile : { ...tile, boarder };
  return {
    ...NO_LENS,
    tiles: [id],
    ghost: boarder === null ? null : { kind: 'boarder', at: id },
    pays: settled(sea, then).pays,
  };
}

// -- what has just happened

export interface Trace {
  placed: { field: string; seat: number } | null;
  boarded: string | null;
  dutchman: string | null; // the field he came to
  gone: (Settled & { seat: number | null })[]; // tiles that left the sea, whose they are now
}

/** The traces of a step: what was placed, and the tiles that left with what was paid for them. */
export function trace(before: Public | null, events: readonly SeenEvent[]): Trace {
  const found: Trace = { placed: null, boarded: null, dutchman: before?.dutchman ?? null, gone: [] };
  for (const { line, values } of events) {
    const text = (slot: string) => String(values[slot]);
    const seat = typeof values['seat'] === 'number' ? values['seat'] : null;
    if (line.startsWith('placed') && seat !== null) found.placed = { field: text('field'), seat };
    else if (line === 'boarded') found.boarded = text('crossing');
    else if (line === 'dutchman-appears') found.dutchman = text('field');
    else if (before && ['escapes', 'captured', 'camp-encircled', 'doubler-encircled'].includes(line)) {
      const tile = before.tiles.find((one) => one.id === text('crossing'));
      if (tile) found.gone.push({ ...settled(before, tile, found.placed), seat: line === 'captured' ? seat : null });
    }
  }
  return found;
}

// -- what everybody has captured

export interface Booty {
  owner: number;
  number: number;
  values: number[] | null; // null: face down
  debt: number;
  sum: number; // of the values, the doubled ones twice
}

/** The values that count double by now. */
export const doubledIn = (sea: Public): ReadonlySet<number> =>
  new Set(sea.aside.map(read).flatMap((tile) => (tile.kind === 'double' ? [tile.value] : [])));

export function bootyOf(view: FreibeuterView, factor: number): Booty[] {
  const doubled = doubledIn(view.public);
  return view.public.players.map((one, owner) => {
    const told = view.known?.prizes[owner] ?? (owner === view.seat ? view.private.prizes : undefined);
    const values = told?.map((id) => read(id).value).sort((a, b) => a - b) ?? null;
    const sum = values?.reduce((all, value) => all + value * (doubled.has(value) ? factor : 1), 0) ?? 0;
    return { owner, number: one.prizes, values, debt: one.debt, sum };
  });
}

// -- how long the game still lasts

export interface Clock {
  sea: number; // cards in the pile
  camps: number; // on the board
  boats: number; // of the seat that has fewest
  seat: number;
}

export function clock(sea: Public): Clock {
  const boats = sea.players.map((one) => one.boats);
  const least = Math.min(...boats);
  return {
    sea: sea.piles.sea,
    camps: sea.tiles.filter((tile) => tile.kind === 'camp').length,
    boats: least,
    seat: boats.indexOf(least),
  };
}

/** What is printed on the pieces (components.toml), as far as the board draws it. */
export interface Figures {
  values: number[]; // of ships, rising
  camps: number;
  doubles: number[];
  factor: number; // of doubled ships
  credit: number; // what a chest borrowed costs at the end
  boats: number;
  hand: number; // cards
  chests: number; // instead of a further boat
  guessed: string[]; // what is reconstructed
}

type Section = Record<string, unknown> & { source?: string };

export function figuresOf(all: Record<string, unknown>): Figures {
  const section = (name: string) => (all[name] ?? {}) as Section;
  const list = (value: unknown, otherwise: number[]) => (Array.isArray(value) ? (value as number[]) : otherwise);
  const amount = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);
  return {
    values: list(section('ships')['values'], [5, 10, 15, 20]),
    camps: amount(section('camps')['copies'], 4),
    doubles: list(section('doublers')['values'], [5, 10, 15, 20]),
    factor: amount(section('doublers')['factor'], 2),
    credit: amount(section('credit')['factor'], 2),
    boats: amount(section('boats')['each'], 25),
    hand: amount(section('begin')['sea_cards'], 4) + amount(section('begin')['dutchman_cards'], 1),
    chests: amount(section('second_boat')['chests'], 2),
    guessed: Object.keys(all).filter((name) => section(name).source === 'reconstructed'),
  };
}

/** Which of the four drawings a ship of this value has: the dearer, the larger. */
export function rank(figures: Figures, value: number): number {
  const at = [...figures.values].sort((a, b) => a - b).indexOf(value);
  return Math.min(3, Math.max(0, at));
}

// -- the last thing each seat did on the chart

export type Marks = ReadonlyMap<number, string>; // seat: field or crossing

export function lately(marks: Marks, events: readonly SeenEvent[]): Marks {
  const found = new Map(marks);
  for (const { line, values } of events) {
    const seat = values['seat'];
    if (typeof seat !== 'number') continue;
    if (line.startsWith('placed')) found.set(seat, String(values['field']));
    else if (line === 'boarded') found.set(seat, String(values['crossing']));
    else if (line === 'took-chests' || line === 'dutchman-appears') found.delete(seat);
  }
  return found;
}
