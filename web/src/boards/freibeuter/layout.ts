// Where everything lies on the chart. The sea is 700 x 700 units with 0 0 at its upper left corner; fields are 100
// wide, and a crossing lies where four of them meet.

export const COLUMNS = 'ABCDEFG';
export const SIDE = COLUMNS.length;
export const UNIT = 100;
export const SEA = SIDE * UNIT;

export interface Point {
  x: number;
  y: number;
}

const number = (value: number): string => String(Math.round(value * 100) / 100);

/** Every field, row by row. */
export const FIELDS: readonly string[] = Array.from(
  { length: SIDE * SIDE },
  (_, n) => `${COLUMNS[n % SIDE] ?? ''}${Math.floor(n / SIDE) + 1}`,
);

/** Column and row of a field, both from 0. */
export function place(field: string): Point {
  return { x: COLUMNS.indexOf(field.charAt(0)), y: Number(field.slice(1)) - 1 };
}

export const named = (x: number, y: number): string => `${COLUMNS[x] ?? ''}${y + 1}`;

export function middle(field: string): Point {
  const { x, y } = place(field);
  return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT };
}

/** A crossing is called after the field to its upper left: x-A1. */
export function crossing(id: string): Point {
  const { x, y } = place(id.slice(2));
  return { x: (x + 1) * UNIT, y: (y + 1) * UNIT };
}

/** The crossings at the corners of a field: four in the middle of the sea, two at the edge, one in a corner. */
export function corners(field: string): string[] {
  const { x, y } = place(field);
  const around = [
    [-1, -1],
    [0, -1],
    [-1, 0],
    [0, 0],
  ] as const;
  return around
    .map(([right, down]) => [x + right, y + down] as const)
    .filter(([column, row]) => column >= 0 && row >= 0 && column < SIDE - 1 && row < SIDE - 1)
    .map(([column, row]) => `x-${named(column, row)}`);
}

/** What a Dutchman card names: `row-5` or `column-B`; null for a sea card. */
export function line(card: string): { row: number } | { column: number } | null {
  const [kind, which = ''] = card.split('-');
  if (kind === 'row') return { row: Number(which) - 1 };
  if (kind === 'column') return { column: COLUMNS.indexOf(which) };
  return null;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of the sea a card is about, in fields: one for a sea card, seven for a Dutchman card. */
export function extent(card: string): Box {
  const found = line(card);
  if (found && 'row' in found) return { x: 0, y: found.row, width: SIDE, height: 1 };
  if (found) return { x: found.column, y: 0, width: 1, height: SIDE };
  return { ...place(card), width: 1, height: 1 };
}

/** Every crossing, row by row. */
export const CROSSINGS: readonly string[] = FIELDS.filter(
  (field) => place(field).x < SIDE - 1 && place(field).y < SIDE - 1,
).map((field) => `x-${field}`);

/** The first degree of each quarter of a noose, in the order of a tile's fields: upper
 *  left, upper right, lower left, lower right. */
const QUARTERS = [180, 270, 90, 0] as const;

/** A quarter of the noose around a tile. */
export function quarter(radius: number, which: number, gap = 11): string {
  const first = QUARTERS[which] ?? 0;
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${number(radius * Math.cos(angle))} ${number(radius * Math.sin(angle))}`;
  };
  return `M${at(first + gap)}A${radius} ${radius} 0 0 1 ${at(first + 90 - gap)}`;
}

/** Where the boats of a field lie, seen from its middle, and how large they are. */
export function berths(boats: number, low: number): (Point & { scale: number })[] {
  if (boats === 1) return [{ x: 0, y: low, scale: 0.96 }];
  const wide = Math.min(17, 26 / Math.max(1, boats - 1));
  return Array.from({ length: boats }, (_, n) => ({
    x: (2 * n - boats + 1) * wide,
    y: low - 2 + (n % 2) * 4,
    scale: boats === 2 ? 0.76 : 0.6,
  }));
}

/** From where a boat drifts in: from beyond the nearest edge of the chart. */
export function offing(field: string): Point {
  const { x, y } = middle(field);
  const far = [x, SEA - x, y, SEA - y];
  const least = Math.min(...far);
  const way = Math.min(least + 60, 260);
  if (far[0] === least) return { x: -way, y: 0 };
  if (far[1] === least) return { x: way, y: 0 };
  return { x: 0, y: far[2] === least ? -way : way };
}

// -- ornament, the same on every chart

const turns = (count: number) => Array.from({ length: count }, (_, n) => (n * 2 * Math.PI) / count);

/** Sixteen rhumb lines through the middle, every fourth of them stronger. */
export function rhumbs(strong: boolean): string {
  const half = SEA / 2;
  return turns(32)
    .filter((_, n) => (n % 4 === 0) === strong)
    .map((angle) => {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const length = half / Math.max(Math.abs(cos), Math.abs(sin));
      return `M${half} ${half}L${number(half + length * cos)} ${number(half + length * sin)}`;
    })
    .join('');
}

/** The degrees around the rose. */
export const DEGREES = turns(64)
  .map((angle, n) => {
    const inner = n % 2 ? 142 : 138;
    return (
      `M${number(inner * Math.cos(angle))} ${number(inner * Math.sin(angle))}L${number(148 * Math.cos(angle))} ` +
      `${number(148 * Math.sin(angle))}`
    );
  })
  .join('');

/** A number between 0 and 1 that looks like chance and is always the same. */
const noise = (n: number): number => {
  const value = Math.sin(n * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
};

/** A few small waves in every field. */
export const WAVES = FIELDS.map((field, n) => {
  const { x, y } = place(field);
  const left = x * UNIT + 20 + 32 * noise(n);
  const top = y * UNIT + 62 + 22 * noise(n + 100);
  return `M${Math.round(left)} ${Math.round(top)}q4 -4 8 0t8 0${noise(n + 200) < 0.5 ? 't8 0' : ''}`;
}).join('');

/** The graduated frame: every second quarter of a field is black. */
export const GRADES: readonly number[] = Array.from({ length: SIDE * 2 }, (_, n) => n * (UNIT / 2));

/** The waterline of a tile: a band of waves with the rest of the disc below it. */
export function waterline(radius: number, y = 1.5): string {
  const x = Math.sqrt(radius * radius - y * y);
  const waves = Array.from({ length: 8 }, (_, n) => `q${number(x / 8)} ${n % 2 ? 3.4 : -3.4} ${number(x / 4)} 0`).join(
    '',
  );
  return `M${number(-x)} ${y}${waves}A${radius} ${radius} 0 0 1 ${number(-x)} ${y}Z`;
}

/** The coast of a pirate camp. */
export function coast(radius: number): string {
  const points = turns(13).map((angle, n) => {
    const far = radius * (0.94 + 0.12 * noise(n + 40));
    return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
  });
  const half = (a: Point, b: Point) => `${number((a.x + b.x) / 2)} ${number((a.y + b.y) / 2)}`;
  const at = (n: number) => points[n % points.length] ?? { x: 0, y: 0 };
  const bend = (to: Point, then: Point) => `Q${number(to.x)} ${number(to.y)} ${half(to, then)}`;
  return `M${half(at(0), at(1))}${points.map((_, n) => bend(at(n + 1), at(n + 2))).join('')}Z`;
}

/** An eight-sided piece. */
export function octagon(radius: number): string {
  const points = turns(8).map(
    (angle) => `${number(radius * Math.cos(angle + Math.PI / 8))} ${number(radius * Math.sin(angle + Math.PI / 8))}`,
  );
  return `M${points.join('L')}Z`;
}

export const RADIUS: readonly number[] = [29, 30.5, 32, 34]; // of ships, by rank
export const radius = (kind: string, rank: number): number => (kind === 'ship' ? (RADIUS[rank] ?? 34) : 34);
