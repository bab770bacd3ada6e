// What a view of Um Rum & Ehre holds, and what is printed on its tiles (components.toml).
export type * from './view';

export type Section = 'display' | 'ship' | 'own' | 'holder' | 'key';

export interface Tile {
  fields: string[];
  at: number[];
  inner: string[];
  stubs: string[];
}

export interface Components {
  tiles: Record<string, Tile>;
  dates: Record<string, number | string>;
  scorpions: { points: number };
  [section: string]: unknown;
}

/** A field's drawing and words: its kind, or which pub or colour it is. */
export const sortOf = (field: { kind: string; sort: string | null }): string => field.sort ?? field.kind;

/** What a tile has printed on a corner: pub-swan is the pub The Swan. */
export function printed(tile: Tile | undefined, corner: number): { kind: string; icon: string } {
  const name = tile?.fields[corner] ?? '';
  return { kind: name.replace(/-.*$/, ''), icon: name.replace(/^(map|pub)-/, '') };
}

const NUMBERED = /^(.+)-(\d+)$/;

/** What a token shows: yellow-4 is a yellow map worth 4, scorpion-17 costs 2 and stings at 17, date-rum brings 4. */
export function token(id: string, components?: Components): { stem: string; number: number; value: number } {
  const found = NUMBERED.exec(id);
  const [stem, number] = found ? [found[1] ?? id, Number(found[2])] : [id, 0];
  if (stem === 'scorpion') return { stem, number, value: components?.scorpions.points ?? 0 };
  if (id.startsWith('date-')) return { stem: id, number: 0, value: Number(components?.dates[id.slice(5)] ?? 0) };
  return { stem, number, value: number };
}

/** Which seat a crew of the ship is: the imaginary one has the colour after the two that play. */
export const crewSeat = (crew: string): number => (crew === 'imaginary' ? 2 : Number(crew.replace(/\D+/g, '')));
