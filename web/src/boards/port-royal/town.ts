// The town behind the quay and the fort at the end of it, engraved in the ink of the page. Ornament.
const ink = (d: string, width = 1.2, fill = 'none'): string =>
  `<path d="${d}" fill="${fill}" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round" ` +
  'stroke-linecap="round"/>';
const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
const hatched = (d: string): string => `<path d="${d}" fill="url(#hatch)"/>`;
const PAPER = 'var(--paper-2)';

/** A gabled house, roof and side wall running to the right. */
function house(x: number, y: number, w: number, h: number, roof: number, deep: number, windows: number): string {
  const ridge = `M${x + w / 2},${y - h - roof}h${deep}L${x + w + deep},${y - h}`;
  const panes = Array.from(
    { length: windows },
    (_, n) =>
      `<rect x="${x + w + (deep * (n + 0.5)) / windows - 1.8}" y="${y - h * 0.68}" width="3.600" ` +
      `height="${h * 0.34}" fill="currentColor"/>`,
  );
  return (
    ink(`${ridge}V${y}H${x}V${y - h}Z`, 1.2, PAPER) +
    hatched(`${ridge}H${x + w}Z`) +
    ink(`M${x + w / 2},${y - h - roof}L${x + w},${y - h}H${x + w + deep}${ridge}M${x + w},${y - h}V${y}`) +
    solid(
      `M${x + w * 0.36},${y}v${-h * 0.45}h${w * 0.28}v${h * 0.45}ZM${x + w * 0.4},${y - h * 0.9}h${w * 0.2}` +
        `v${h * 0.25}h${-w * 0.2}Z`,
    ) +
    panes.join('')
  );
}
function church(x: number, y: number): string {
  return (
    house(x + 16, y, 18, 20, 14, 34, 3) +
    ink(`M${x},${y}V${y - 44}H${x + 17}V${y}Z`, 1.3, PAPER) +
    hatched(`M${x + 10},${y}V${y - 44}H${x + 17}V${y}Z`) +
    ink(`M${x - 1.5},${y - 44}L${x + 8.5},${y - 80}L${x + 18.5},${y - 44}Z`, 1.3, PAPER) +
    hatched(`M${x + 8.5},${y - 80}L${x + 18.5},${y - 44}H${x + 10}Z`) +
    ink(`M${x + 8.5},${y - 80}v-9M${x + 5},${y - 86}h7`) +
    solid(`M${x + 4},${y - 30}q3.5,-7 7,0v8h-7ZM${x + 4},${y}v-10q3.5,-5 7,0v10Z`)
  );
}
function palm(x: number, y: number, high: number): string {
  const [tx, ty] = [x + 6, y - high];
  const leaves = [
    [-16, 2],
    [-12, -8],
    [-2, -13],
    [10, -9],
    [16, 1],
    [10, 8],
    [-9, 9],
  ] as const;
  return (
    ink(`M${x},${y}Q${x - 2},${y - high * 0.6} ${tx},${ty}`, 2.2) +
    leaves
      .map(([dx, dy]) => ink(`M${tx},${ty}Q${tx + dx * 0.6},${ty + dy * 0.6 - 6} ${tx + dx},${ty + dy}`, 1.7))
      .join('')
  );
}
function merlons(x: number, y: number, wide: number, many: number, high: number): string {
  const one = wide / (2 * many - 1);
  const teeth = Array.from({ length: 2 * many - 1 }, (_, n) => (n % 2 ? `h${one}` : `v${-high}h${one}v${high}`));
  return `M${x},${y}${teeth.join('')}`;
}

/** 190 x 200. */
export const TOWN =
  house(2, 132, 15, 18, 11, 22, 2) +
  house(120, 132, 14, 16, 10, 20, 2) +
  church(48, 134) +
  palm(168, 150, 40) +
  house(-8, 172, 17, 19, 12, 30, 2) +
  house(46, 176, 16, 21, 13, 24, 2) +
  house(92, 176, 18, 20, 13, 28, 3) +
  house(146, 176, 15, 18, 11, 22, 2) +
  ink('M0,188h52M66,188h70M150,188h34M14,194h40M84,194h58M0,181h30M140,182h40', 1);
/** 180 x 160. */
export const FORT =
  ink('M20,136V92H150V136Z', 1.3, PAPER) +
  hatched('M112,92H150V136H112Z') +
  ink(merlons(20, 92, 130, 9, 6), 1.3, PAPER) +
  ink('M20,104H150', 1) +
  ink('M62,136V58H98V136Z', 1.4, PAPER) +
  hatched('M84,136V58H98V136Z') +
  ink(`${merlons(58, 58, 44, 4, 7)}V66H58Z`, 1.4, PAPER) +
  ink('M80,51V18', 1.6) +
  ink('M80,18q9,-5 16,0t14,0v14q-7,4 -14,0t-16,0Z', 1.3, PAPER) +
  ink('M80,25q9,-5 16,0t14,0M91,16v15', 2.4) +
  solid('M73,136v-16q7,-10 14,0v16ZM70,78h4v9h-4ZM84,78h4v9h-4Z') +
  [34, 48, 108, 124, 138].map((x) => solid(`M${x},112h9v7h-9Z`)).join('') +
  ink('M38,115.5h-11', 3) +
  ink('M4,142h60M80,142h78M20,148h50M96,148h44M0,136H170', 1) +
  palm(160, 142, 38);
