// Where everything lies. The chart is 1120 x 620 units; on narrow stages every place is a
// panel of its own, 344 units wide.
import { CITY, WHEEL } from './types';
import { DEALS } from './view';

export interface Spot {
  x: number;
  y: number;
  r: number;
}
export type Spots = Record<string, Spot>;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const CHART = { width: 1120, height: 620, frame: 34, side: 44 } as const;
export const PANEL = 344;
/** Below this width of the stage the chart would be too small to read. */
export const NARROW = 880;
export const CELLS = 60;

/** A cell of the prestige track: clockwise around the frame from the upper left, 0 to 59. */
export function cell(n: number): Box & { upright: boolean } {
  const { width, height, frame, side } = CHART;
  const wide = width / 20;
  const tall = (height - 2 * frame) / 10;
  const at = ((n % CELLS) + CELLS) % CELLS;
  if (at < 20) return { x: at * wide, y: 0, width: wide, height: frame, upright: false };
  if (at < 30) return { x: width - side, y: frame + (at - 20) * tall, width: side, height: tall, upright: true };
  if (at < 50) return { x: width - (at - 29) * wide, y: height - frame, width: wide, height: frame, upright: false };
  return { x: 0, y: height - frame - (at - 49) * tall, width: side, height: tall, upright: true };
}

/** Which cell a score stands on: never below 0, and round the frame again from 60 on. */
export const standing = (prestige: number): number => Math.max(0, prestige) % CELLS;

/** Where the discs of a cell lie when several share it. */
export function fan(box: Box & { upright: boolean }, count: number, n: number): { x: number; y: number; k: number } {
  const [x, y] = box.upright
    ? [box.x + box.width / 2, box.y + box.height - 18]
    : [box.x + box.width - 19, box.y + box.height / 2];
  if (count === 1) return { x, y, k: 0.88 };
  if (count === 2) return { x: x + (n ? 7 : -7), y: y + (n ? 4 : -4), k: 0.7 };
  const top = Math.ceil(count / 2); // two rows of smaller ones
  const [row, at, wide] = n < top ? [0, n, top] : [1, n - top, count - top];
  return { x: x + 1 + (at - (wide - 1) / 2) * 12, y: y + (row ? 7.5 : -7.5), k: 0.5 };
}

function row(name: string, x: number, y: number, step: number, r: number): Spots {
  return Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`${name}-${n}`, { x: x + (n - 1) * step, y, r }]));
}

/** The four handles of the wheel around its hub: north, east, south, west. */
function wheel(x: number, y: number, out: number, r: number): Spots {
  const turns = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;
  return Object.fromEntries(
    WHEEL.map((value, n) => [
      `wheel-${value}`,
      { x: x + out * (turns[n]?.[0] ?? 0), y: y + out * (turns[n]?.[1] ?? 0), r },
    ]),
  );
}

export const HUB = { x: 684, y: 322, out: 66 } as const;
export const SHIP = { x: 326, y: 232, scale: 0.78 } as const;
/** The berths on deck in units of the ship: the captain aft, the last at the bow. */
const BERTHS = [
  [52, 58],
  [130, 96],
  [178, 100],
  [226, 98],
  [302, 74],
] as const;

/** Where the figures of so many seats wait on deck, in the order of play; with two seats the henchman is the second. */
export function berths(count: number): { x: number; y: number }[] {
  const chosen = count === 3 ? [0, 2, 4] : count === 4 ? [0, 1, 3, 4] : [0, 1, 2, 3, 4];
  return chosen.slice(0, count).map((n) => ({ x: BERTHS[n]?.[0] ?? 0, y: BERTHS[n]?.[1] ?? 0 }));
}

export const onDeck = (spot: { x: number; y: number }): { x: number; y: number } => ({
  x: SHIP.x + SHIP.scale * spot.x,
  y: SHIP.y + SHIP.scale * spot.y,
});

const WOBBLE = [4, -4, 3, -3, 5];
const DOORS = [74, 234, 362, 528, 654]; // with room for their names

/** The spaces of the chart. */
export function chartSpots(display: number): Spots {
  const found: Spots = {
    ...row('wreck', 76, 180, 49, 18),
    ...row('tavern', 76, 366, 49, 18),
    ...wheel(HUB.x, HUB.y, HUB.out, 21),
  };
  for (let n = 0; n < display; n++)
    found[`routes-${n + 1}`] = { x: 542 + (n - (display - 1) / 2) * 88, y: 134 + (WOBBLE[n] ?? 0), r: 38 };
  for (let n = 0; n < 5; n++) found[`beyond-${n + 1}`] = { x: 1006, y: 64 + 38 * n, r: 16 };
  DEALS.forEach((deal, n) => (found[`market-${deal}`] = { x: 808, y: 352 + 34 * n, r: 13.5 }));
  CITY.forEach((name, n) => (found[`city-${name}`] = { x: DOORS[n] ?? 0, y: 548, r: 18 }));
  found['cabin'] = { x: SHIP.x + SHIP.scale * 61, y: SHIP.y + SHIP.scale * 128, r: 26 };
  return found;
}

/** The spaces of the panels of a narrow stage, each in its own units. */
export function panelSpots(display: number): Spots {
  const found: Spots = {
    ...row('wreck', 38, 30, 67, 23),
    ...row('tavern', 38, 30, 67, 23),
    ...row('beyond', 38, 30, 67, 23),
    ...wheel(226, 118, 82, 25),
  };
  const step = display > 4 ? 68 : 82;
  for (let n = 0; n < display; n++)
    found[`routes-${n + 1}`] = { x: 172 + (n - (display - 1) / 2) * step, y: 54, r: 31 };
  DEALS.forEach((deal, n) => (found[`market-${deal}`] = { x: 22, y: 52 + 46 * n, r: 19 }));
  CITY.forEach((name, n) => (found[`city-${name}`] = { x: 26 + (n % 2) * 174, y: 26 + Math.floor(n / 2) * 52, r: 21 }));
  found['cabin'] = { x: 50, y: 92, r: 36 };
  return found;
}

/** How several figures in the cabin stand side by side. */
export function abreast(spot: Spot, count: number, n: number): { x: number; y: number } {
  const wide = Math.min(16, (spot.r * 1.7) / Math.max(1, count - 1));
  return { x: spot.x + (n - (count - 1) / 2) * wide, y: spot.y + (count > 2 && n % 2 ? 5 : 0) };
}

/** Where the pirate marker, the captain's flag or a closure of an action is shown on the chart. */
export const SIGNS: Record<string, { x: number; y: number }> = {
  routes: { x: 608, y: 58 },
  beyond: { x: 958, y: 98 },
  wreck: { x: 216, y: 60 },
  tavern: { x: 284, y: 268 },
  market: { x: 972, y: 265 },
  city: { x: 214, y: 466 },
};

/** The end of a flight over the chart. */
export const HARBOURS: Record<string, { x: number; y: number }> = {
  stack: { x: 830, y: 128 },
  wreck: { x: 286, y: 116 },
  tavern: { x: 230, y: 296 },
  cabin: { x: SHIP.x + SHIP.scale * 61, y: SHIP.y + SHIP.scale * 128 },
  wheel: { x: HUB.x, y: HUB.y },
  market: { x: 932, y: 330 },
  city: { x: 420, y: 500 },
};
export const OWN = { x: 560, y: 640 } as const;

/** A ruler instead of the frame, for narrow stages: where a score stands on it, and how many lie below it there. */
export function ruler(scores: readonly number[], width: number): { x: number; level: number }[] {
  const most = Math.max(45, ...scores) + 3;
  const placed: { x: number; level: number }[] = [];
  for (const score of scores) {
    const x = (Math.max(0, score) / most) * width;
    let level = 0;
    while (placed.some((one) => one.level === level && Math.abs(one.x - x) < 17)) level += 1;
    placed.push({ x, level });
  }
  return placed;
}
