// Row houses along alleys and fields, free houses, landmarks and trees in what room is left. Ornament only, the same in
// every browser, made once per town on a raster of how far every spot is from the next lane.
import { along, chance, LANE, PLAZA, short, SIDE, TOWN, type Plan, type Point } from './plan';

export interface Quarter {
  roofs: string;
  tiled: string; // roofs of another colour
  hatch: string;
  ridges: string;
  windows: string;
  trees: string;
  shade: string; // of the trees
  landmarks: { tile: number; at: Point }[];
}

const CELL = 1.5;
const COLUMNS = TOWN / CELL;
const FAR = 1e9;

type Quad = [Point, Point, Point, Point];
const move = (a: Point, b: Point, by: number): Point => [a[0] + b[0] * by, a[1] + b[1] * by];

/** Squared distances to the next zero, line by line (the lower envelope of parabolas). */
function spread(grid: Float64Array): void {
  const n = COLUMNS;
  const line = new Float64Array(n);
  const places = new Int32Array(n);
  const bounds = new Float64Array(n + 1);
  const pass = (start: number, stride: number) => {
    let top = 0;
    places[0] = 0;
    bounds[0] = -Infinity;
    bounds[1] = Infinity;
    const f = (q: number) => grid[start + q * stride] as number;
    for (let q = 1; q < n; q++) {
      let s = 0;
      for (;;) {
        const v = places[top] as number;
        s = (f(q) + q * q - f(v) - v * v) / (2 * q - 2 * v);
        if (s > (bounds[top] as number) || top === 0) break;
        top -= 1;
      }
      if (s > (bounds[top] as number)) top += 1;
      places[top] = q;
      bounds[top] = s;
      bounds[top + 1] = Infinity;
    }
    let k = 0;
    for (let q = 0; q < n; q++) {
      while ((bounds[k + 1] as number) < q) k += 1;
      const v = places[k] as number;
      line[q] = (q - v) * (q - v) + f(v);
    }
    for (let q = 0; q < n; q++) grid[start + q * stride] = line[q] as number;
  };
  for (let x = 0; x < n; x++) pass(x, n);
  for (let y = 0; y < n; y++) pass(y * n, 1);
}

class Ground {
  readonly clear = new Float64Array(COLUMNS * COLUMNS).fill(FAR);
  readonly taken = new Uint8Array(COLUMNS * COLUMNS);
  readonly quads: { quad: Quad; free: boolean }[] = [];

  constructor(plan: Plan) {
    for (const way of plan.ways)
      for (let u = 0; u < way.length; u += CELL) {
        const [x, y] = along(way.points, u).at;
        this.clear[this.cell(x, y)] = 0;
      }
    spread(this.clear);
    for (let n = 0; n < this.clear.length; n++) this.clear[n] = Math.sqrt(this.clear[n] as number) * CELL - LANE / 2;
    for (const { at } of plan.places) {
      const reach = PLAZA + 40;
      for (let y = Math.max(0, at[1] - reach); y < Math.min(TOWN, at[1] + reach); y += CELL)
        for (let x = Math.max(0, at[0] - reach); x < Math.min(TOWN, at[0] + reach); x += CELL) {
          const cell = this.cell(x, y);
          const gap = Math.hypot(x - at[0], y - at[1]) - PLAZA - 2;
          if (gap < (this.clear[cell] as number)) this.clear[cell] = gap;
        }
    }
  }

  cell(x: number, y: number): number {
    const within = (v: number) => Math.min(COLUMNS - 1, Math.max(0, Math.floor(v / CELL)));
    return within(y) * COLUMNS + within(x);
  }

  /** Calls for every cell inside a quad until it answers false; false if the quad leaves the town. */
  inside(quad: Quad, shrink: number, each: (cell: number) => boolean): boolean {
    const middle: Point = [
      (quad[0][0] + quad[1][0] + quad[2][0] + quad[3][0]) / 4,
      (quad[0][1] + quad[1][1] + quad[2][1] + quad[3][1]) / 4,
    ];
    const q = quad.map((p) => {
      const [dx, dy] = [p[0] - middle[0], p[1] - middle[1]];
      const l = Math.hypot(dx, dy) || 1;
      return [middle[0] + (dx * (l - shrink)) / l, middle[1] + (dy * (l - shrink)) / l] as Point;
    });
    const [xs, ys] = [q.map((p) => p[0]), q.map((p) => p[1])];
    const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    if (x0 < 3.5 || y0 < 3.5 || x1 > TOWN - 3.5 || y1 > TOWN - 3.5) return false;
    let area = 0;
    q.forEach((a, n) => {
      const b = q[(n + 1) % 4] as Point;
      area += a[0] * b[1] - b[0] * a[1];
    });
    const sign = area > 0 ? 1 : -1;
    for (let row = Math.floor(y0 / CELL); row <= Math.floor(y1 / CELL); row++)
      for (let column = Math.floor(x0 / CELL); column <= Math.floor(x1 / CELL); column++) {
        const [x, y] = [(column + 0.5) * CELL, (row + 0.5) * CELL];
        let fits = true;
        for (let n = 0; n < 4 && fits; n++) {
          const [a, b] = [q[n] as Point, q[(n + 1) % 4] as Point];
          fits = sign * ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) >= 0;
        }
        if (fits && !each(row * COLUMNS + column)) return false;
      }
    return true;
  }

  fits(quad: Quad, need: number, shrink = 0.9): boolean {
    const [a, , c, d] = quad;
    // Most do not fit, and the middle or the back tells so at once.
    for (const [p, q] of [
      [a, c],
      [c, d],
    ] as const) {
      const cell = this.cell((p[0] + q[0]) / 2, (p[1] + q[1]) / 2);
      if (this.taken[cell] || (this.clear[cell] as number) < need) return false;
    }
    let cells = 0;
    const free = this.inside(quad, shrink, (cell) => {
      cells += 1;
      return !this.taken[cell] && (this.clear[cell] as number) >= need;
    });
    return free && cells > 8;
  }

  put(quad: Quad, free: boolean): void {
    this.inside(quad, 0, (cell) => {
      this.taken[cell] = 1;
      return true;
    });
    this.quads.push({ quad, free });
  }

  row(
    length: number,
    front: (u: number) => { at: Point; out: Point },
    depths: Point,
    widths: Point,
    random: () => number,
  ): void {
    const between = ([low, high]: Point) => low + (high - low) * random();
    let u = 0;
    while (u < length - 7) {
      let width = Math.min(between(widths), length - u);
      if (length - u - width < 7) width = length - u;
      let built = false;
      for (const w of [width, width * 0.75, width * 0.55]) {
        if (w < 8 || built) break;
        const deep = between(depths);
        for (const depth of [deep, deep * 0.82, deep * 0.64, deep * 0.5]) {
          if (depth < 8) break;
          const [a, b] = [front(u), front(u + w)];
          const quad: Quad = [a.at, b.at, move(b.at, b.out, depth), move(a.at, a.out, depth)];
          if (!this.fits(quad, 1.8)) continue;
          this.put(quad, false);
          u += w + (random() < 0.16 ? 2.6 : 0.3);
          built = true;
          break;
        }
      }
      if (!built) u += 2.5;
    }
  }
}

const built = new Map<string, Quarter>();

export function housesOf(plan: Plan): Quarter {
  const known = built.get(plan.key);
  if (known) return known;
  const random = chance(plan.key);
  const ground = new Ground(plan);
  const landmarks: { tile: number; at: Point }[] = [];
  plan.tiles.forEach(({ number }, place) => {
    const [x0, y0] = [(place % 3) * SIDE, Math.floor(place / 3) * SIDE];
    let [best, where]: [number, Point] = [0, [0, 0]];
    for (let y = y0 + 24; y < y0 + SIDE - 24; y += 3)
      for (let x = x0 + 24; x < x0 + SIDE - 24; x += 3) {
        const room = ground.clear[ground.cell(x, y)] as number;
        if (room > best && landmarks.every((one) => Math.hypot(one.at[0] - x, one.at[1] - y) > 95))
          [best, where] = [room, [x, y]];
      }
    if (best < 23) return;
    landmarks.push({ tile: number, at: where });
    for (let y = where[1] - 20; y < where[1] + 20; y += CELL)
      for (let x = where[0] - 20; x < where[0] + 20; x += CELL)
        if (Math.hypot(x - where[0], y - where[1]) < 20) ground.taken[ground.cell(x, y)] = 1;
  });
  for (const { at } of plan.places) {
    const radius = PLAZA + 5.5;
    const start = random() * 6.28;
    const front = (u: number) => {
      const out: Point = [Math.cos(u / radius + start), Math.sin(u / radius + start)];
      return { at: move(at, out, radius), out };
    };
    ground.row(2 * Math.PI * radius, front, [14, 19], [13, 18], random);
  }
  for (const way of plan.ways)
    for (const side of [1, -1]) {
      const front = (u: number) => {
        const { at, ahead } = along(way.points, u + PLAZA);
        const out: Point = [-ahead[1] * side, ahead[0] * side];
        return { at: move(at, out, LANE / 2 + 2.6), out };
      };
      ground.row(way.length - PLAZA - (way.to < 0 ? 0 : PLAZA), front, [15, 21], [12, 21], random);
    }
  const walls: [(u: number) => Point, Point][] = [
    [(u) => [u + 6, 4.5], [0, 1]],
    [(u) => [TOWN - 4.5, u + 6], [-1, 0]],
    [(u) => [TOWN - 6 - u, TOWN - 4.5], [0, -1]],
    [(u) => [4.5, TOWN - 6 - u], [1, 0]],
  ];
  for (const [at, out] of walls) ground.row(TOWN - 12, (u) => ({ at: at(u), out }), [13, 18], [13, 22], random);
  for (let n = 0; n < 3200; n++) {
    const [x, y] = [8 + random() * (TOWN - 16), 8 + random() * (TOWN - 16)];
    const cell = ground.cell(x, y);
    if ((ground.clear[cell] as number) < 12 || ground.taken[cell]) continue;
    const slope: Point = [
      (ground.clear[ground.cell(x + 3, y)] as number) - (ground.clear[ground.cell(x - 3, y)] as number),
      (ground.clear[ground.cell(x, y + 3)] as number) - (ground.clear[ground.cell(x, y - 3)] as number),
    ];
    const steep = Math.hypot(...slope);
    const angle = random() * Math.PI;
    const g: Point = steep < 1 ? [Math.cos(angle), Math.sin(angle)] : [slope[0] / steep, slope[1] / steep];
    const t: Point = [-g[1], g[0]];
    const [w, d] = [8 + 4.5 * random(), 5.2 + 1.8 * random()];
    const box = (by: number): Quad => [
      move(move([x, y], t, -w - by), g, -d - by),
      move(move([x, y], t, w + by), g, -d - by),
      move(move([x, y], t, w + by), g, d + by),
      move(move([x, y], t, -w - by), g, d + by),
    ];
    if (ground.fits(box(3), 3, 0)) ground.put(box(0), true);
  }
  const trees: { at: Point; radius: number }[] = [];
  for (let n = 0; n < 5500; n++) {
    const [x, y, radius] = [6 + random() * (TOWN - 12), 6 + random() * (TOWN - 12), 2.6 + 1.8 * random()];
    if ((ground.clear[ground.cell(x, y)] as number) < radius + 2.2) continue;
    const round: Point[] = [
      [0, 0],
      [radius + 1, 0],
      [-radius - 1, 0],
      [0, radius + 1],
      [0, -radius - 1],
      [radius * 0.75, radius * 0.75],
      [-radius * 0.75, -radius * 0.75],
      [radius * 0.75, -radius * 0.75],
      [-radius * 0.75, radius * 0.75],
    ];
    if (round.some(([dx, dy]) => ground.taken[ground.cell(x + dx, y + dy)])) continue;
    for (const [dx, dy] of round) ground.taken[ground.cell(x + dx * 0.9, y + dy * 0.9)] = 1;
    trees.push({ at: [x, y], radius });
  }
  const quarter = { ...roofs(ground.quads, random), ...green(trees), landmarks };
  if (built.size > 12) built.clear();
  built.set(plan.key, quarter);
  return quarter;
}

function green(trees: { at: Point; radius: number }[]): Pick<Quarter, 'trees' | 'shade'> {
  const ring = (x: number, y: number, r: number) =>
    `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 1 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 1 ` +
    `${short(-2 * r)} 0z`;
  return {
    trees: trees.map(({ at, radius }) => ring(at[0], at[1], radius)).join(''),
    shade: trees
      .map(
        ({ at, radius: r }) =>
          `M${short(at[0] + r * 0.1)} ${short(at[1] + r * 0.75)}a${short(r * 0.7)} ${short(r * 0.7)} 0 0 0 ` +
          `${short(r * 0.6)} ${short(-r * 0.8)}`,
      )
      .join(''),
  };
}

function roofs(
  quads: { quad: Quad; free: boolean }[],
  random: () => number,
): Pick<Quarter, 'roofs' | 'tiled' | 'hatch' | 'ridges' | 'windows'> {
  const out = { roofs: '', tiled: '', hatch: '', ridges: '', windows: '' };
  const line = (a: Point, b: Point) => `M${short(a[0])} ${short(a[1])}l${short(b[0] - a[0])} ${short(b[1] - a[1])}`;
  const mid = (a: Point, b: Point, t = 0.5): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  for (const { quad, free } of quads) {
    const [a, b, c, d] = quad;
    const shape = `M${quad.map((p) => `${short(p[0])} ${short(p[1])}`).join('L')}z`;
    if (random() < 0.22) out.tiled += shape;
    else out.roofs += shape;
    const [wide, deep] = [Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(d[0] - a[0], d[1] - a[1])];
    const lengthwise = free || (random() < 0.68 && wide > deep * 0.62);
    let [l, r] = lengthwise ? [mid(a, d), mid(b, c)] : [mid(a, b), mid(d, c)];
    const sides: [Point, Point][] = lengthwise
      ? [
          [a, b],
          [d, c],
        ]
      : [
          [a, d],
          [b, c],
        ];
    if (free && random() < 0.3) {
      [l, r] = [mid(l, r, 0.26), mid(r, l, 0.26)];
      out.ridges += line(a, l) + line(l, d) + line(b, r) + line(r, c);
    }
    out.ridges += line(l, r);
    // Light comes from the north-west: the side that looks south-east is hatched.
    const shade = (side: [Point, Point]) =>
      (side[0][0] + side[1][0] - l[0] - r[0]) * 0.62 + (side[0][1] + side[1][1] - l[1] - r[1]) * 0.78;
    const [e0, e1] =
      shade(sides[0] as [Point, Point]) > shade(sides[1] as [Point, Point])
        ? (sides[0] as [Point, Point])
        : (sides[1] as [Point, Point]);
    const count = Math.max(2, Math.floor(Math.hypot(e1[0] - e0[0], e1[1] - e0[1]) / 3));
    for (let n = 0; n < count; n++) out.hatch += line(mid(l, r, (n + 0.5) / count), mid(e0, e1, (n + 0.5) / count));
    if (random() < 0.34) {
      const at = mid(mid(a, c), mid(b, d));
      out.windows += `M${short(at[0] - 1.5 + 3 * (random() - 0.5))} ${short(at[1] - 1.5)}h3v3h-3z`;
    }
  }
  return out;
}
