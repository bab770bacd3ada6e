// Computed strokes of the chart: the same in every run, worked out once.

/** A small generator of its own, so that the coast looks the same everywhere. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

export const COAST =
  'M44 240C96 230 190 228 262 234Q308 240 314 280Q318 312 312 350Q306 404 338 424Q372 442 470 436T640 438' +
  'Q724 442 762 428Q790 414 784 372Q778 330 786 284Q792 248 836 246Q960 240 1076 250';
export const LAND = `${COAST}V586H44Z`;

/** The town along the bay, its baseline at 0: houses, towers with red roofs, a few palms. */
export function skyline(width: number, seed: number): { houses: string; shades: string; roofs: string; lines: string } {
  const next = dice(seed);
  const choose = (from: number[]) => from[Math.floor(next() * from.length)] ?? 0;
  let [x, houses, shades, roofs, lines] = [0, '', '', '', ''];
  while (x < width) {
    const wide = choose([20, 24, 28, 32]);
    const high = choose([13, 17, 20, 24]);
    const kind = next();
    if (kind < 0.13) {
      houses += `M${x} 0V${-high - 12}H${x + 14}V0Z`;
      roofs += `M${x - 3} ${-high - 12}L${x + 7} ${-high - 29} ${x + 17} ${-high - 12}Z`;
      lines += `M${x + 7} ${-high - 29}V${-high - 36}M${x + 4} ${-high - 33}H${x + 10}M${x + 7} ${-high - 6}V${-high}`;
      shades += `M${x + 9} 0V${-high - 12}H${x + 14}V0Z`;
      x += 15;
    } else if (kind < 0.23) {
      lines +=
        `M${x + 6} 0Q${x + 4} -12 ${x + 9} -23M${x + 9} -23q-6 -5 -11 0M${x + 9} -23q6 -6 11 0` +
        `M${x + 9} -23q-6 0 -7 6M${x + 9} -23q6 0 7 6`;
      x += 17;
    } else {
      houses += `M${x} 0V${-high}L${round(x + wide / 2)} ${-high - 10} ${x + wide} ${-high}V0Z`;
      shades += `M${round(x + wide * 0.62)} 0V${-high - 7}L${x + wide} ${-high}V0Z`;
      for (let k = 0; k < Math.floor(wide / 12); k++) lines += `M${x + 5 + k * 10} ${-high + 4}v4`;
      x += wide - 1;
    }
  }
  return { houses, shades, roofs, lines: `${lines}M-8 0H${x + 10}` };
}

/** Little waves where nothing else is drawn. */
export function waves(
  seed: number,
  count: number,
  keepOff: readonly (readonly [number, number, number, number])[],
): string {
  const next = dice(seed);
  let found = '';
  for (let k = 0; k < count; k++) {
    const [x, y] = [56 + next() * 1000, 44 + next() * 380];
    const longer = next() < 0.5;
    if (keepOff.some(([left, right, top, bottom]) => x > left - 22 && x < right && y > top - 5 && y < bottom + 5))
      continue;
    found += `M${Math.round(x)} ${Math.round(y)}q4 -4 8 0t8 0${longer ? 't8 0' : ''}`;
  }
  return found;
}

/** Rhumb lines from a rose. */
export function rhumbs(x: number, y: number): string {
  let found = '';
  for (let k = 0; k < 32; k++) {
    const angle = (k * Math.PI) / 16;
    found += `M${x} ${y}L${Math.round(x + 1300 * Math.cos(angle))} ${Math.round(y + 1300 * Math.sin(angle))}`;
  }
  return found;
}

/** Standing rigging with ratlines. */
export function shroud(mast: number, top: number, left: number, right: number, bottom: number, steps = 4): string {
  let found = '';
  for (const x of [left, left + (mast - left) * 0.45, right - (right - mast) * 0.45, right])
    found += `M${mast} ${top}L${round(x)} ${bottom}`;
  for (let k = 1; k <= steps; k++) {
    const t = 0.3 + (0.7 * k) / (steps + 1);
    const y = round(top + (bottom - top) * t);
    found +=
      `M${round(mast + (left - mast) * t)} ${y}H${round(mast + (left - mast) * 0.55 * t)}` +
      `M${round(mast + (right - mast) * 0.55 * t)} ${y}H${round(mast + (right - mast) * t)}`;
  }
  return found;
}

/** A furled sail on its yard. */
export function furled(x: number, y: number, w: number): { sail: string; ties: string } {
  const at = (share: number) => round(x + w * share);
  const sail =
    `M${x - w} ${y}Q${x} ${y - 6} ${x + w} ${y}Q${at(0.7)} ${y + 10} ${at(0.45)} ${y + 5}Q${at(0.25)} ${y + 13} ` +
    `${x} ${y + 6}Q${at(-0.25)} ${y + 13} ${at(-0.45)} ${y + 5}Q${at(-0.7)} ${y + 10} ${x - w} ${y}Z`;
  return { sail, ties: [-0.72, -0.45, -0.22, 0, 0.22, 0.45, 0.72].map((q) => `M${at(q)} ${y - 2.5}l-2 8`).join('') };
}

/** The eight wedges of a joker, colour by colour. */
export const WEDGES: readonly string[] = Array.from({ length: 8 }, (_, k) => {
  const [from, to] = [((45 * k - 90) * Math.PI) / 180, ((45 * k - 45) * Math.PI) / 180];
  const at = (r: number, a: number) => `${round(r * Math.cos(a))} ${round(r * Math.sin(a))}`;
  return `M${at(9, from)}L${at(20, from)}A20 20 0 0 1 ${at(20, to)}L${at(9, to)}Z`;
});
export const TABLE_CUT = Array.from({ length: 8 }, (_, k) => {
  const a = ((45 * k - 90) * Math.PI) / 180;
  return `${round(9 * Math.cos(a))},${round(9 * Math.sin(a))}`;
}).join(' ');

export interface Cut {
  outline: string;
  light: string;
  middle: string;
  lines: string;
}

/** A jewel is a colour and a cut: brilliant, drop, step cut, hexagon. */
export const CUTS: Record<string, Cut> = {
  ruby: {
    outline: 'M-13 -15H13L22 -4 0 20 -22 -4Z',
    light: 'M-13 -15H13L7 -4H-7Z',
    middle: 'M-22 -4L-13 -15 -7 -4ZM-7 -4H7L0 20Z',
    lines: 'M-22 -4H22M-13 -15L-7 -4 0 20 7 -4 13 -15M0 -15L-7 -4M0 -15L7 -4',
  },
  sapphire: {
    outline: 'M0 -23Q17 -4 17 6A17 16.5 0 0 1 -17 6Q-17 -4 0 -23Z',
    light: 'M0 -8Q8 0 8 6A8 7.5 0 0 1 -8 6Q-8 0 0 -8Z',
    middle: 'M0 -23Q-17 -4 -17 6L-8 6Q-8 0 0 -8Z',
    lines:
      'M0 -23V-8M-17 6H-8M17 6H8M0 22.5V13.5M-11.5 -5L-6 0M11.5 -5L6 0M-12 18L-5.6 11.5M12 18L5.6 11.5' +
      'M0 -8Q8 0 8 6A8 7.5 0 0 1 -8 6Q-8 0 0 -8Z',
  },
  emerald: {
    outline: 'M-9 -21H9L17 -13V13L9 21H-9L-17 13V-13Z',
    light: 'M-5 -12H5L9 -8V8L5 12H-5L-9 8V-8Z',
    middle: 'M-9 -21H9L5 -12H-5ZM-17 -13L-9 -21 -5 -12 -9 -8Z',
    lines:
      'M-9 -21L-5 -12H5L9 -21M17 -13L9 -8V8L17 13M9 21L5 12H-5L-9 21M-17 13L-9 8V-8L-17 -13M-9 8L-5 12M5 12L9 8' +
      'M-9 -8L-5 -12M5 -12L9 -8',
  },
  topaz: {
    outline: 'M0 -22L19 -11V11L0 22 -19 11V-11Z',
    light: 'M0 -11L9.5 -5.5V5.5L0 11 -9.5 5.5V-5.5Z',
    middle: 'M0 -22L-19 -11 -9.5 -5.5 0 -11ZM-19 -11V11L-9.5 5.5V-5.5Z',
    lines:
      'M0 -22V-11M19 -11L9.5 -5.5M19 11L9.5 5.5M0 22V11M-19 11L-9.5 5.5M-19 -11L-9.5 -5.5M0 -11L9.5 -5.5V5.5' +
      'L0 11 -9.5 5.5V-5.5Z',
  },
};

/** The spots of a die, on a square from -1 to 1. */
export const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
