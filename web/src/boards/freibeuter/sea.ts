// What the view says about the sea, and what the server works out from it (`outlook`): which boats are paid when a ring
// closes, and what captured ships count. Nothing of that is worked out here.
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

/** A boat that is paid. */
export interface Pay {
  field: string;
  berth: number; // which of the boats there
  seat: number;
  chests: number;
}

/** What a seat gains or loses, and what of it must be borrowed. */
export interface Change {
  seat: number;
  by: number;
  credit: number;
}

export type How = 'taken' | 'escapes' | 'camp' | 'doubles';

type SentChange = [seat: number, by: number, credit: number];

type Chests = number[] | number; // for each boat around a tile, field by field; one number if all get the same

interface Outlook {
  pays: Record<string, Chests>;
  aboard: Record<string, Chests>;
  settle: Record<string, { how: How; changes: SentChange[] }>;
  closing: Record<string, { dutchman: SentChange[]; boat?: SentChange[]; paid?: Record<string, number> }>;
  booty: (number | null)[];
  credit: number[];
}

const outlook = (view: FreibeuterView): Partial<Outlook> => (view.outlook ?? {}) as Partial<Outlook>;
const changesOf = (all: readonly SentChange[] = []): Change[] =>
  all.map(([seat, by, credit]) => ({ seat, by, credit }));

/** The boats around a tile that are paid. */
function paysOf(sea: Public, crossing: string, chests: Chests = 0): Pay[] {
  const fields = sea.tiles.find((tile) => tile.id === crossing)?.fields ?? [];
  return fields
    .flatMap((field) => (sea.fields[field] ?? []).map((seat, berth) => ({ field, berth, seat })))
    .map((boat, n) => ({ ...boat, chests: typeof chests === 'number' ? chests : (chests[n] ?? 0) }))
    .filter((pay) => pay.chests > 0);
}

/** The tiles whose ring lacks this field only. */
export const closed = (sea: Public, field: string): Tile[] =>
  sea.tiles.filter((tile) => tile.empty.length === 1 && tile.empty[0] === field);

/** What an encircled tile brings. */
export function settled(view: FreibeuterView, tile: Tile): { how: How; changes: Change[] } {
  const found = outlook(view).settle?.[tile.id];
  return { how: found?.how ?? 'taken', changes: changesOf(found?.changes) };
}

/** What the own boat, or the Dutchman, brings on a field where it closes a ring. */
export function closing(
  view: FreibeuterView,
  field: string,
  who: 'boat' | 'dutchman',
): { pays: Pay[]; changes: Change[] } {
  const sea = view.public;
  const found = outlook(view).closing?.[field];
  const pays = closed(sea, field).flatMap((tile) => {
    const own = who === 'boat' ? (found?.paid?.[tile.id] ?? 0) : 0;
    const boat = own > 0 && view.seat !== null ? [{ field, berth: 0, seat: view.seat, chests: own }] : [];
    return [...paysOf(sea, tile.id, outlook(view).pays?.[tile.id]), ...boat];
  });
  return { pays, changes: changesOf(found?.[who]) };
}

/** What boarding this ship would cost so far. */
export const due = (view: FreibeuterView, crossing: string): number =>
  paysOf(view.public, crossing, outlook(view).aboard?.[crossing]).reduce((sum, pay) => sum + pay.chests, 0);

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
  | { kind: 'closes'; tiles: Tile[]; own: number } // own: chests gained or lost by the seat itself
  | { kind: 'second' } // a boat lies there
  | { kind: 'ring'; tile: Tile; taken: number } // so many of four
  | { kind: 'open' } // nothing left around it
  | { kind: 'line'; fields: string[]; tiles: Tile[] } // where the Dutchman would close a ring, and around what
  | { kind: 'idle' }; // he would close none

export function use(view: FreibeuterView, card: string): Use {
  const sea = view.public;
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
  const tiles = closed(sea, card);
  if (tiles.length) {
    const own = closing(view, card, 'boat').changes.find((one) => one.seat === view.seat);
    return { kind: 'closes', tiles, own: own?.by ?? 0 };
  }
  const tile = tightest(sea, card, view.seat);
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

function coming(view: FreibeuterView, field: string, who: 'boat' | 'dutchman'): Pick<Lens, 'tiles' | 'shut' | 'pays'> {
  const around = corners(field);
  const tiles = view.public.tiles.filter((tile) => around.includes(tile.id));
  return {
    tiles: tiles.map((tile) => tile.id),
    shut: tiles
      .filter((tile) => tile.empty.includes(field))
      .map((tile) => ({ id: tile.id, quarter: tile.fields.indexOf(field), whole: tile.empty.length === 1 })),
    pays: closing(view, field, who).pays,
  };
}

/** `choice`: the move that is looked at. `hovered`: the part under the pointer, if it is no move. */
export function lens(view: FreibeuterView, choice: Choice | null, hovered: string | null): Lens {
  const { field, crossing, card } = (choice?.values ?? {}) as Record<string, string | undefined>;
  const { pays, aboard } = outlook(view);
  switch (choice?.verb) {
    case 'boat':
      return field
        ? { ...NO_LENS, ...coming(view, field, 'boat'), field, ghost: { kind: 'boat', at: field } }
        : NO_LENS;
    case 'dutchman':
      return field
        ? {
            ...NO_LENS,
            ...coming(view, field, 'dutchman'),
            field,
            line: card ?? null,
            ghost: { kind: 'dutchman', at: field },
          }
        : NO_LENS;
    case 'chests':
      return { ...NO_LENS, field: field ?? null };
    case 'board':
      return crossing
        ? {
            ...NO_LENS,
            tiles: [crossing],
            ghost: { kind: 'boarder', at: crossing },
            pays: paysOf(view.public, crossing, aboard?.[crossing]),
          }
        : NO_LENS;
    case 'settle':
      return crossing
        ? { ...NO_LENS, tiles: [crossing], pays: paysOf(view.public, crossing, pays?.[crossing]) }
        : NO_LENS;
  }
  if (hovered === null) return NO_LENS;
  if (line(hovered)) {
    const found = use(view, hovered);
    const tiles = found.kind === 'line' ? found.tiles : [];
    const shut = tiles.map((tile) => ({ id: tile.id, quarter: tile.fields.indexOf(tile.empty[0] ?? ''), whole: true }));
    return { ...NO_LENS, line: hovered, tiles: tiles.map((tile) => tile.id), shut };
  }
  if (view.public.tiles.some((tile) => tile.id === hovered))
    return { ...NO_LENS, tiles: [hovered], pays: paysOf(view.public, hovered, pays?.[hovered]) };
  // whoever may come
  return corners(hovered).length ? { ...NO_LENS, ...coming(view, hovered, 'dutchman'), field: hovered } : NO_LENS;
}

// -- what has just happened

export interface Trace {
  placed: { field: string; seat: number } | null;
  boarded: string | null;
  dutchman: string | null; // the field he came to
  gone: Gone[]; // tiles that left the sea
}

export interface Gone {
  tile: Tile;
  how: How;
  seat: number | null; // whose it is now
  pays: Pay[];
}

const LEFT: Record<string, How> = {
  escapes: 'escapes',
  'ship-encircled': 'taken',
  'camp-encircled': 'camp',
  'doubler-encircled': 'doubles',
};

/** The traces of a step: what was placed, and the tiles that left with what was paid for them. */
export function trace(before: Public | null, events: readonly SeenEvent[]): Trace {
  const found: Trace = { placed: null, boarded: null, dutchman: before?.dutchman ?? null, gone: [] };
  for (const { line, values } of events) {
    const text = (slot: string) => String(values[slot]);
    const amount = (slot: string) => (typeof values[slot] === 'number' ? values[slot] : 0);
    const seat = typeof values['seat'] === 'number' ? values['seat'] : null;
    const last = found.gone.at(-1);
    const how = LEFT[line];
    if (line.startsWith('placed') && seat !== null) found.placed = { field: text('field'), seat };
    else if (line === 'boarded') found.boarded = text('crossing');
    else if (line === 'dutchman-appears') found.dutchman = text('field');
    else if (how) {
      const tile = before?.tiles.find((one) => one.id === text('crossing'));
      if (tile) found.gone.push({ tile, how, seat: null, pays: [] });
    } else if (line === 'captured' && last) last.seat = seat;
    else if ((line === 'helped' || line === 'camp-pays') && before && last)
      last.pays.push(
        ...boats(before, last.tile, found.placed, line === 'helped' ? amount('helper') : amount('seat')).map(
          (boat) => ({
            ...boat,
            chests: amount('chests') / amount('number'),
          }),
        ),
      );
  }
  return found;
}

/** A seat's boats around a tile, with the one that was just placed. */
function boats(sea: Public, tile: Tile, placed: Trace['placed'], owner: number): Omit<Pay, 'chests'>[] {
  return tile.fields.flatMap((field) => {
    const there = [...(sea.fields[field] ?? []), ...(placed?.field === field ? [placed.seat] : [])];
    return there.flatMap((seat, berth) => (seat === owner ? [{ field, berth, seat }] : []));
  });
}

// -- what everybody has captured

export interface Booty {
  owner: number;
  number: number;
  values: number[] | null; // null: face down
  debt: number;
  credit: number; // what the debt takes off at the end
  sum: number; // what they count by now
}

/** The values that count double by now. */
export const doubledIn = (sea: Public): ReadonlySet<number> =>
  new Set(sea.aside.map(read).flatMap((tile) => (tile.kind === 'double' ? [tile.value] : [])));

export function bootyOf(view: FreibeuterView): Booty[] {
  return view.public.players.map((one, owner) => {
    const prizes = view.known?.prizes[owner] ?? (owner === view.seat ? view.private.prizes : undefined);
    const values = prizes?.map((id) => read(id).value).sort((a, b) => a - b) ?? null;
    const { booty, credit } = outlook(view);
    const counts = { credit: credit?.[owner] ?? 0, sum: booty?.[owner] ?? 0 };
    return { owner, number: one.prizes, values, debt: one.debt, ...counts };
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
export interface Components {
  values: number[]; // of ships, rising
  camps: number;
  doubles: number[];
  factor: number; // of doubled ships
  boats: number;
  hand: number; // cards
  chests: number; // instead of a further boat
  guessed: string[]; // what is reconstructed
}

type Section = Record<string, unknown> & { source?: string };

export function componentsOf(all: Record<string, unknown>): Components {
  const section = (name: string) => (all[name] ?? {}) as Section;
  const list = (name: string, key: string) => (section(name)[key] ?? []) as number[];
  const amount = (name: string, key: string) => Number(section(name)[key] ?? 0);
  return {
    values: list('ships', 'values'),
    camps: amount('camps', 'copies'),
    doubles: list('doublers', 'values'),
    factor: amount('doublers', 'factor'),
    boats: amount('boats', 'each'),
    hand: amount('begin', 'sea_cards') + amount('begin', 'dutchman_cards'),
    chests: amount('second_boat', 'chests'),
    guessed: Object.keys(all).filter((name) => section(name).source === 'reconstructed'),
  };
}

/** Which of the four drawings a ship of this value has: the dearer, the larger. */
export function rank(components: Components, value: number): number {
  const at = [...components.values].sort((a, b) => a - b).indexOf(value);
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
