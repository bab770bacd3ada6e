// The strokes the drawings of this board are made of, as SVG text. Inks are variables, so one drawing serves day and
// night, and a card sets its own: --k the colour of a trade or a ship, --skin, --hair and the cloth of a person.
export const INK = 'var(--card-ink)';
export const CARD = 'var(--card)';
export const K = 'var(--k)';
export const LINEN = '#fbf5e6';

const places = (number: number): string => String(Math.round(number * 10) / 10);
const path = (...points: (string | number)[]): string =>
  points.map((one) => (typeof one === 'number' ? places(one) : one)).join(' ');

export const shape = (d: string, fill = 'none', width = 2): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" ` +
  'stroke-linecap="round"/>';
export const shade = (d: string, pattern = 'shade'): string => `<path d="${d}" fill="url(#pr-${pattern})"/>`;
export const line = (d: string, width = 1.6, opacity = 1, colour = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
export const every = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, n) => from + n * step);

// -- ships

/** A square sail: middle, top, width above and below, height, belly. */
export type Sail = [x: number, y: number, above: number, below: number, height: number, belly: number];
export function sail(...[x, y, above, below, height, belly]: Sail): string {
  const [l, r, bl, br, bottom] = [x - above / 2, x + above / 2, x - below / 2, x + below / 2, y + height];
  const lee = path('Q', (r + br) / 2 + belly, y + height * 0.52, br, bottom);
  const cloth = path(
    'M',
    l,
    y,
    'L',
    r,
    y,
    lee,
    'Q',
    x + belly * 0.5,
    bottom - height * 0.17,
    bl,
    bottom,
    'Q',
    (l + bl) / 2 + belly,
    y + height * 0.5,
    l,
    y,
    'Z',
  );
  const [m1, m2] = [l + above * 0.62, bl + below * 0.66];
  const dark = path(
    'M',
    m1,
    y,
    'L',
    r,
    y,
    lee,
    'Q',
    (br + m2) / 2,
    bottom - height * 0.1,
    m2,
    bottom - height * 0.12,
    'Q',
    (m1 + m2) / 2 + belly,
    y + height * 0.5,
    m1,
    y,
    'Z',
  );
  const fold = path(
    'M',
    l + above * 0.2,
    y + 2,
    'Q',
    (l + bl) / 2 + belly + above * 0.2,
    y + height * 0.5,
    bl + below * 0.22,
    bottom - height * 0.06,
  );
  return (
    shape(cloth, K, 1.8) + shade(dark) + line(fold, 1.6, 0.38, '#fff') + line(path('M', l - 4, y, 'H', r + 4), 2.4)
  );
}
export const mast = (x: number, from: number, to: number, width = 2.6): string =>
  line(path('M', x, from, 'V', to), width);
export const rig = (...ropes: [number, number, number, number][]): string =>
  ropes.map(([a, b, c, d]) => line(path('M', a, b, 'L', c, d), 0.9, 0.75)).join('');
export const pennant = (x: number, y: number, long = 20): string =>
  shape(
    `M${x} ${y}q${places(long * 0.35)} -5 ${places(long * 0.6)} -1t${places(long * 0.4)} 0` +
      `l${places(-long * 0.25)} 4l${places(long * 0.2)} 4q${places(-long * 0.3)} 2 ${places(-long * 0.5)} 0` +
      `t${places(-long * 0.45)} 1Z`,
    K,
    1.4,
  );
export const hull = (d: string, stripe: string, ports: number[] = [], y = 0, size = 5): string =>
  shape(d, 'var(--hull)') +
  stripe +
  ports.map((x) => `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${INK}"/>`).join('');

// -- people, in a window of 160 x 158

const BROWS = {
  calm: ['M63,66q7,-5 13,-1', 'M84,65q6,-4 13,1'],
  stern: ['M63,63q8,0 13,5', 'M84,68q5,-5 13,-5'],
  up: ['M63,64q7,-6 13,-2', 'M84,62q6,-4 13,2'],
} as const;
const SKIN = 'var(--skin)';

export function head(brows: keyof typeof BROWS, mouth: string, { patch = false, look = 0 } = {}): string {
  const eye = (x: number) =>
    `<path d="M${x - 6},73q6,-6 12,0q-6,4 -12,0Z" fill="#fff8e8" stroke="${INK}" stroke-width="1.2"/>` +
    `<circle cx="${x + look}" cy="72.400" r="2.500" fill="${INK}"/>`;
  const covered =
    `<path d="M83,68Q91,65 99,69Q99,80 91,81Q83,79 83,68Z" fill="${INK}"/>` + line('M58,60L104,74M84,69L58,56', 2);
  return (
    shape('M70,98L70,118L90,118L90,98Z', SKIN, 1.8) +
    shade('M70,104Q80,112 90,102L90,118L70,118Z') +
    shape('M57,70q-7,-3 -6,6q2,9 8,8', SKIN, 1.8) +
    shape('M103,70q7,-3 6,6q-2,9 -8,8', SKIN, 1.8) +
    shape('M56,66C56,42 104,42 104,66C104,88 96,104 80,108C64,104 56,88 56,66Z', SKIN, 2.2) +
    shade('M88,48C100,52 104,58 104,66C104,88 96,104 80,108C92,96 98,70 88,48Z') +
    BROWS[brows].map((d) => line(d, 2.6)).join('') +
    eye(70) +
    (patch ? covered : eye(91)) +
    line('M80,71C79,78 75,83 76,86C78,89 82,89 84,87', 1.8) +
    line(mouth, 2.2)
  );
}
export function coat(fill: string, lapel = true): string {
  return (
    shape('M14,160C16,130 40,120 66,112L80,124L94,112C120,120 144,130 146,160Z', fill, 2.2) +
    shade('M112,118C130,124 144,132 146,160L120,160Q124,138 112,118Z') +
    (lapel ? line('M66,112L62,134L76,160M94,112L98,134L84,160', 1.8) : '')
  );
}
