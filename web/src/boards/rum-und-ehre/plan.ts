// The plan of the town, drawn from the tile data: where fields lie, how alleys run, where their stones are.
//
// Tiles are turned in percent of their side. A stub leaves its field and meets the border at a right angle at a quarter
// or three quarters of the side, so any two stubs join smoothly. Inner alleys bend a little, always the same way.
import type { Tile } from './types';

export const SIDE = 300; // of a tile, in units of the drawing
export const TOWN = 3 * SIDE;
export const PLAZA = 26; // radius of a field
export const LANE = 19; // width of an alley
export const BAND = 25; // the dark round the town
export const RIM = 34; // what is drawn round the town

export type Point = readonly [number, number];
export type Curve = readonly [Point, Point, Point, Point];

export interface Place {
  id: string; // like the view's: 0-based tile and corner are hidden in it
  tile: number;
  corner: number;
  at: Point;
}

export interface Way {
  id: string;
  dark: boolean;
  stones: number;
  from: number; // index into places
  to: number; // -1: it leads out of the town, or its other half is not laid yet
  path: string; // without what lies beyond the rim
  out: Point | null; // where a dark one leaves: the direction
  rim: Point | null;
  points: Point[];
  length: number;
  pitch: number; // from stone to stone
  first: number; // length at which the stones begin
  spots: Point[]; // where pirates stand
}

export interface Plan {
  key: string;
  tiles: { number: number; turn: number }[];
  places: Place[];
  ways: Way[];
}

export const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;
const SLOTS: readonly Point[] = [
  [25, 0],
  [75, 0],
  [100, 25],
  [100, 75],
  [75, 100],
  [25, 100],
  [0, 75],
  [0, 25],
];
const OUTWARD: readonly Point[] = [
  [0, -1],
  [0, -1],
  [1, 0],
  [1, 0],
  [0, 1],
  [0, 1],
  [-1, 0],
  [-1, 0],
];
const MARGIN = 16.5; // the least distance of a field to its tile's edge, in percent
// Fields that stand a little aside from where they are printed, so that alleys keep their distance.
const NUDGED: Record<string, Point> = {
  '8ne': [58, 19],
  '1ne': [77, 18],
  '7nw': [29, 27],
  '7ne': [64, 23],
  '5se': [83, 76],
  '3nw': [24, 18],
  '2ne': [64, 20],
  '4ne': [70, 36],
  '7se': [76.5, 73],
  '7sw': [45, 78],
};
// Where stubs of neighbours meet (place, slot, place, slot), in the order of x1 to x24,
// and where they lead out, d1 to d24.
const MEETINGS: [number, number, number, number][] = [];
for (let place = 0; place < 9; place++) {
  if (place % 3 < 2) MEETINGS.push([place, 2, place + 1, 7], [place, 3, place + 1, 6]);
  if (place < 6) MEETINGS.push([place, 5, place + 3, 0], [place, 4, place + 3, 1]);
}
const WAYS_OUT: readonly [number, number][] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
  [2, 0],
  [2, 1],
  [2, 2],
  [2, 3],
  [5, 2],
  [5, 3],
  [8, 2],
  [8, 3],
  [8, 4],
  [8, 5],
  [7, 4],
  [7, 5],
  [6, 4],
  [6, 5],
  [6, 6],
  [6, 7],
  [3, 6],
  [3, 7],
  [0, 6],
  [0, 7],
];

export const turnPoint = ([x, y]: Point, turns: number): Point => {
  let [a, b] = [x, y];
  for (let n = 0; n < turns; n++) [a, b] = [100 - b, a];
  return [a, b];
};
const turnArrow = ([x, y]: Point, turns: number): Point => {
  let [a, b] = [x, y];
  for (let n = 0; n < turns; n++) [a, b] = [-b, a];
  return [a, b];
};

/** Numbers between 0 and 1 that are the same in every browser. */
export function chance(seed: string | number): () => number {
  let state = 2166136261;
  for (const sign of String(seed)) state = Math.imul(state ^ sign.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function laid(word: string): { number: number; turn: number } {
  const [tile, turn] = word.split('r');
  return { number: Number(tile), turn: Number(turn ?? 0) };
}

function printed(number: number, tile: Tile, corner: number): Point {
  const nudged = NUDGED[`${number}${CORNERS[corner] ?? ''}`];
  if (nudged) return nudged;
  const within = (value: number) => Math.min(Math.max(value, MARGIN), 100 - MARGIN);
  return [within(tile.at[2 * corner] ?? 50), within(tile.at[2 * corner + 1] ?? 50)];
}

const plus = (a: Point, b: Point, by = 1): Point => [a[0] + b[0] * by, a[1] + b[1] * by];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const far = (a: Point, b: Point): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

export const short = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

function curvePoints([a, b, c, d]: Curve, count = 40): Point[] {
  return Array.from({ length: count + 1 }, (_, n) => {
    const t = n / count;
    const u = 1 - t;
    const at = (k: 0 | 1) => u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
    return [at(0), at(1)] as const;
  });
}

const lengths = new WeakMap<readonly Point[], Float64Array>();
/** How long a line is up to each of its points. */
function upTo(points: readonly Point[]): Float64Array {
  let found = lengths.get(points);
  if (!found) {
    found = new Float64Array(points.length);
    for (let n = 1; n < points.length; n++)
      found[n] = (found[n - 1] as number) + far(points[n - 1] as Point, points[n] as Point);
    lengths.set(points, found);
  }
  return found;
}

/** The point after so many units of a line, and the direction there. */
export function along(points: readonly Point[], length: number): { at: Point; ahead: Point } {
  const marks = upTo(points);
  const wanted = Math.max(0, length);
  let [low, high] = [1, points.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  const [a, b] = [points[low - 1] as Point, points[low] as Point];
  const step = (marks[low] as number) - (marks[low - 1] as number);
  const ahead: Point = step ? [(b[0] - a[0]) / step, (b[1] - a[1]) / step] : [1, 0];
  return { at: plus(a, ahead, Math.min(wanted - (marks[low - 1] as number), step)), ahead };
}

const lengthOf = (points: readonly Point[]): number => upTo(points).at(-1) ?? 0;

/** How far along a line one leaves the circle of a field. */
function leaves(points: readonly Point[], centre: Point, radius: number): number {
  let gone = 0;
  for (let n = 1; n < points.length; n++) {
    const [a, b] = [points[n - 1] as Point, points[n] as Point];
    const [near, next] = [far(a, centre), far(b, centre)];
    if (next >= radius) return gone + (far(a, b) * Math.max(0, radius - near)) / Math.max(next - near, 1e-6);
    gone += far(a, b);
  }
  return gone;
}

interface Stub {
  from: number;
  whole: number;
  curve: Curve;
  out: Point;
}

const plans = new Map<string, Plan>();

/** The plan of a town as it lies, also of one that is still being laid. */
export function planOf(town: readonly string[], tiles: Record<string, Tile>): Plan {
  const key = town.join(' ');
  const known = plans.get(key);
  if (known) return known;
  const places: Place[] = [];
  const ways: Way[] = [];
  const stubs = new Map<string, Stub>();
  const layout = town.map(laid);

  const add = (
    id: string,
    from: number,
    to: number,
    stones: number,
    curves: Curve[],
    end: { out: Point; dark: boolean } | null,
  ) => {
    const points = curves.flatMap((curve, n) => curvePoints(curve).slice(n ? 1 : 0));
    const length = lengthOf(points);
    const first = leaves(points, (places[from] as Place).at, PLAZA + 3);
    const whole = end?.dark ? stones - 1 : stones;
    let pitch: number;
    let spots: Point[];
    if (end) {
      pitch = (length - first) / (whole + 0.5);
      spots = Array.from({ length: whole }, (_, n) => along(points, first + pitch * (n + 0.5)).at);
      if (end.dark) spots.push(along(points, length - pitch * 0.25).at);
    } else {
      const last = length - leaves([...points].reverse(), (places[to] as Place).at, PLAZA + 3);
      pitch = (last - first) / stones;
      spots = Array.from({ length: stones }, (_, n) => along(points, first + pitch * (n + 0.5)).at);
    }
    const path = curves
      .map((curve, n) => `${n ? '' : `M${pair(curve[0])}`}C${curve.slice(1).map(pair).join(' ')}`)
      .join('');
    const rim = end ? (points.at(-1) as Point) : null;
    ways.push({
      id,
      dark: Boolean(end?.dark),
      stones,
      from,
      to,
      path,
      out: end?.out ?? null,
      rim,
      points,
      length,
      pitch,
      first,
      spots,
    });
  };

  layout.forEach(({ number, turn }, place) => {
    const tile = tiles[String(number)];
    if (!tile) return;
    const corner: Point = [(place % 3) * SIDE, Math.floor(place / 3) * SIDE];
    const put = (point: Point): Point => plus(corner, turnPoint(point, turn), SIDE / 100);
    const base = places.length;
    const spots = CORNERS.map((_, n) => printed(number, tile, n));
    CORNERS.forEach((name, n) =>
      places.push({ id: `${number}${name}`, tile: number, corner: n, at: put(spots[n] as Point) }),
    );
    tile.inner.forEach((text, n) => {
      const [one, other, stones] = text.split(' ');
      const [a, b] = [CORNERS.indexOf(one as 'nw'), CORNERS.indexOf(other as 'nw')];
      const [p, q] = [spots[a] as Point, spots[b] as Point];
      const ahead = minus(q, p);
      const length = Math.hypot(...ahead);
      const random = chance(`${number}${text}`);
      const bend = (random() < 0.5 ? -1 : 1) * (0.05 + 0.05 * random());
      const aside: Point = [(-ahead[1] / length) * bend * length, (ahead[0] / length) * bend * length];
      const c1 = plus(plus(p, ahead, 0.33), aside);
      const c2 = plus(plus(q, ahead, -0.33), aside, 0.3 + 0.8 * random());
      add(
        `${number}${'abcdefghij'[n] ?? ''}`,
        base + a,
        base + b,
        Number(stones),
        [[put(p), put(c1), put(c2), put(q)]],
        null,
      );
    });
    tile.stubs.forEach((text, slot) => {
      const [one, whole] = text.split(' ');
      const a = CORNERS.indexOf(one as 'nw');
      const [p, q, out] = [spots[a] as Point, SLOTS[slot] as Point, OUTWARD[slot] as Point];
      const ahead = minus(q, p);
      const length = Math.hypot(...ahead);
      const height = Math.abs(ahead[0] * out[0] + ahead[1] * out[1]);
      const c1 = plus(p, ahead, 0.36);
      const c2 = plus(q, out, -Math.min(Math.max(height * 0.5, 5), length * 0.42));
      stubs.set(`${place}:${(slot + 2 * turn) % 8}`, {
        from: base + a,
        whole: Number(whole),
        curve: [put(p), put(c1), put(c2), put(q)],
        out: turnArrow(out, turn),
      });
    });
  });

  MEETINGS.forEach(([place, slot, beside, other], n) => {
    const [here, there] = [stubs.get(`${place}:${slot}`), stubs.get(`${beside}:${other}`)];
    if (here && there) {
      const [a, b, c, d] = there.curve;
      add(`x${n + 1}`, here.from, there.from, here.whole + 1 + there.whole, [here.curve, [d, c, b, a]], null);
      return;
    }
    for (const half of [here, there])
      if (half) add(`x${n + 1}`, half.from, -1, half.whole, [half.curve], { out: half.out, dark: false });
  });
  WAYS_OUT.forEach(([place, slot], n) => {
    const stub = stubs.get(`${place}:${slot}`);
    if (stub) add(`d${n + 1}`, stub.from, -1, stub.whole + 1, [stub.curve], { out: stub.out, dark: true });
  });

  const plan: Plan = { key, tiles: layout, places, ways };
  if (plans.size > 40) plans.clear();
  plans.set(key, plan);
  return plan;
}

/** From gate to gate through the dark round the town, the shorter way. */
export function around(from: Way, to: Way): Point[] {
  const [near, edge] = [BAND / 2, TOWN + BAND];
  const all = 4 * edge;
  const corners: Point[] = [
    [-near, -near],
    [TOWN + near, -near],
    [TOWN + near, TOWN + near],
    [-near, TOWN + near],
  ];
  const gone = ({ rim, out }: Way): number => {
    const [[x, y], [dx, dy]] = [rim ?? [0, 0], out ?? [0, -1]];
    return dy < 0 ? x + near : dx > 0 ? edge + y + near : dy > 0 ? 3 * edge - x - near : all - y - near;
  };
  const before = ({ rim, out }: Way): Point => plus(rim ?? [0, 0], out ?? [0, 0], near);
  const [start, end] = [gone(from), gone(to)];
  const onward = (end - start + all) % all;
  const ahead = onward <= all / 2;
  const turns = corners
    .map((at, n) => ({ at, far: ahead ? (n * edge - start + all) % all : (start - n * edge + all) % all }))
    .filter((one) => one.far < (ahead ? onward : all - onward))
    .sort((a, b) => a.far - b.far);
  return [before(from), ...turns.map((one) => one.at), before(to)];
}

/** The path of an alley; a dark one runs on beyond the rim. */
export function pathOf(way: Way, beyond = 0): string {
  return beyond && way.out && way.rim ? `${way.path}L${pair(plus(way.rim, way.out, beyond))}` : way.path;
}

/** Stones as dashes of a path with round ends: array and offset. Half a stone at the rim is drawn apart. */
export function stones(way: Way, width: number, gap = 6): { dashes: string; offset: string } {
  const dash = Math.max(way.pitch - gap - width, 0.4);
  const start = way.first + gap / 2 + width / 2;
  if (!way.out) return { dashes: `${short(dash)} ${short(way.pitch - dash)}`, offset: short(-start) };
  const whole = way.dark ? way.stones - 1 : way.stones;
  if (whole === 0) return { dashes: '0 9999', offset: '0' };
  const all = ['0', short(start)];
  for (let n = 0; n < whole; n++) all.push(short(dash), n < whole - 1 ? short(way.pitch - dash) : '9999');
  return { dashes: all.join(' '), offset: '0' };
}

/** The stone that the wall cuts: it begins here and runs on. */
export function half(way: Way, width: number, gap = 6): string {
  return `0 ${short(way.length - way.pitch / 2 + gap / 2 + width / 2)} 60 9999`;
}

/** Where a badge of this half size lies best beside an alley: over roofs, clear of fields, pirates and other alleys. */
export function beside(
  plan: Plan,
  way: Way,
  wide: number,
  high: number,
  taken: readonly { at: Point; radius: number }[],
  from: number,
): Point {
  const target = way.to < 0 ? null : (plan.places[way.from === from ? way.to : way.from] as Place).at;
  const last = way.first + way.pitch * way.spots.length;
  let [best, where]: [number, Point] = [-Infinity, way.spots[0] ?? [0, 0]];
  const others = plan.ways.filter((one) => one !== way);
  const inside = (value: number, half: number) => Math.min(Math.max(value, half - 14), TOWN + 14 - half);
  const consider = (wished: Point, wanted: number) => {
    const at: Point = [inside(wished[0], wide), inside(wished[1], high)];
    // rather over its own alley than cut
    const bonus = at[0] === wished[0] && at[1] === wished[1] ? wanted : wanted - 1000;
    const gap = (point: Point) =>
      Math.hypot(Math.max(Math.abs(point[0] - at[0]) - wide, 0), Math.max(Math.abs(point[1] - at[1]) - high, 0));
    let room = 6;
    for (const one of taken) room = Math.min(room, gap(one.at) - one.radius);
    for (const place of plan.places) room = Math.min(room, gap(place.at) - PLAZA - 3);
    for (const one of others)
      for (let n = 0; n < one.points.length; n += 4) room = Math.min(room, gap(one.points[n] as Point) - LANE / 2);
    const worth = room * (room > 0 ? 1 : 2) + bonus;
    if (worth > best) [best, where] = [worth, at];
  };
  for (let n = 0; n < 13; n++) {
    const length = way.first + 4 + ((last - way.first - 8) * n) / 12;
    const { at, ahead } = along(way.points, length);
    for (const side of [1, -1]) {
      const aside: Point = [-ahead[1] * side, ahead[0] * side];
      consider(
        plus(at, aside, LANE / 2 + 4 + Math.abs(aside[0]) * wide + Math.abs(aside[1]) * high),
        1.5 - Math.abs(n - 6) * 0.25,
      );
    }
  }
  if (target)
    for (let n = 0; n < 24; n++) {
      const aside: Point = [Math.cos((n * Math.PI) / 12), Math.sin((n * Math.PI) / 12)];
      consider(plus(target, aside, PLAZA + 6 + Math.abs(aside[0]) * wide + Math.abs(aside[1]) * high), -1.5);
    }
  return where;
}
