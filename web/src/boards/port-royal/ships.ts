// The five ships, each of its own build so that one knows it without its colour: pinnace, fluyt, barque, frigate,
// galleon. Drawn on 160 x 158; the hull takes --hull, sails and stripes take --k.
import type { Colour } from './cards';
import { CARD, every, hull, INK, K, mast, pennant, rig, sail, type Sail } from './pen';

const SEA =
  '<path d="M0,126q10,-6 20,0t20,0t20,0t20,0t20,0t20,0t20,0t20,0V158H0Z" fill="var(--card-sea)"/>' +
  '<g fill="none" stroke="var(--card-ink)" stroke-width="1.5" stroke-linecap="round">' +
  '<path d="M0,126q10,-6 20,0t20,0t20,0t20,0t20,0t20,0t20,0t20,0" />' +
  '<path d="M4,134q8,-5 16,0t16,0M62,133q8,-5 16,0t16,0t16,0M128,135q8,-5 16,0t12,0" opacity=".7"/>' +
  '<path d="M24,142q8,-5 16,0t16,0t16,0M100,143q8,-5 16,0t16,0" opacity=".5"/>' +
  '<path d="M2,150q8,-4 16,0t14,0M62,151q8,-4 16,0t16,0M124,150q8,-4 16,0t16,0" opacity=".4"/></g>';
const SKY =
  '<g stroke="var(--card-ink)" stroke-width=".9" opacity=".32">' +
  '<path d="M0,20H34M48,20H66M0,26H22M112,12H160M126,18H160M0,98H18M140,98H160M0,104H24M136,104H160M0,110H28' +
  'M132,110H160M0,116H160"/></g>';

const PINNACE =
  rig([84, 18, 30, 104], [84, 18, 142, 100]) +
  mast(84, 10, 106) +
  `<path d="M40,98Q76,66 96,18Q112,58 104,98Q72,90 40,98Z" fill="${K}" stroke="${INK}" stroke-width="1.8" ` +
  'stroke-linejoin="round"/>' +
  `<path d="M96,18Q112,58 104,98L84,94Q100,60 96,18Z" fill="url(#pr-shade)"/>` +
  `<path d="M36,101L100,12" stroke="${INK}" stroke-width="2.6" stroke-linecap="round"/>` +
  `<path d="M112,98Q120,62 104,26Q132,62 142,100Q126,94 112,98Z" fill="${K}" stroke="${INK}" stroke-width="1.8" ` +
  'stroke-linejoin="round"/>' +
  `<path d="M124,96Q124,70 114,42Q132,66 142,100Q132,96 124,96Z" fill="url(#pr-shade)"/>` +
  pennant(84, 6, 22) +
  hull(
    'M24,100L46,100L50,108L112,109Q128,107 148,98Q138,122 122,132L46,132Q30,122 24,100Z',
    `<path d="M32,114Q84,119 136,112" fill="none" stroke="${K}" stroke-width="5"/>`,
  );
const FLUYT =
  rig([62, 12, 22, 92], [100, 18, 146, 84], [62, 12, 100, 22]) +
  mast(30, 52, 96, 2) +
  mast(62, 10, 106) +
  mast(102, 18, 106) +
  `<path d="M14,82L44,44Q46,66 40,84Q26,80 14,82Z" fill="${K}" stroke="${INK}" stroke-width="1.8" ` +
  'stroke-linejoin="round"/><path d="M34,58L44,44Q46,66 40,84L30,82Z" fill="url(#pr-shade)"/>' +
  sail(62, 22, 24, 34, 26, 7) +
  sail(102, 28, 24, 32, 24, 7) +
  sail(62, 52, 36, 44, 38, 10) +
  sail(103, 56, 32, 38, 34, 9) +
  pennant(62, 6, 20) +
  pennant(102, 14, 16) +
  `<path d="M126,98L152,78" stroke="${INK}" stroke-width="2.4" stroke-linecap="round"/>` +
  hull(
    'M20,84L38,82L42,97L116,99Q128,97 136,88Q146,112 126,132L42,132Q14,124 20,84Z',
    `<path d="M20,106Q70,114 138,105" fill="none" stroke="${K}" stroke-width="5.5"/>` +
      `<path d="M22,116Q70,124 136,115" fill="none" stroke="${CARD}" stroke-width="1.4" opacity=".6"/>`,
  );
const BARQUE =
  rig([52, 16, 8, 96], [92, 12, 52, 18], [118, 20, 154, 92], [92, 12, 118, 22]) +
  mast(34, 32, 104, 2.2) +
  mast(76, 12, 106) +
  mast(112, 18, 106) +
  // gaff sail on the mizzen, the mark of the barque
  `<path d="M34,46L8,34Q4,66 4,92Q20,90 34,92Z" fill="${K}" stroke="${INK}" stroke-width="1.8" ` +
  'stroke-linejoin="round"/><path d="M34,46L24,41Q20,66 22,91L34,92Z" fill="url(#pr-shade)"/>' +
  `<path d="M36,47L6,32M36,93L2,95" stroke="${INK}" stroke-width="2.2" stroke-linecap="round"/>` +
  sail(76, 22, 24, 32, 24, 7) +
  sail(76, 50, 34, 44, 42, 10) +
  sail(112, 28, 22, 28, 22, 6) +
  sail(112, 54, 30, 36, 36, 8) +
  `<path d="M132,92Q136,60 118,26Q146,60 156,90Q142,88 132,92Z" fill="${K}" stroke="${INK}" stroke-width="1.8" ` +
  'stroke-linejoin="round"/><path d="M142,88Q142,66 130,44Q150,68 156,90Z" fill="url(#pr-shade)"/>' +
  pennant(76, 8, 18) +
  `<path d="M128,100L158,88" stroke="${INK}" stroke-width="2.4" stroke-linecap="round"/>` +
  hull(
    'M12,98L30,98L34,104L122,104L144,96Q140,120 128,130L36,130Q16,126 12,98Z',
    `<path d="M18,110Q80,115 138,108" fill="none" stroke="${K}" stroke-width="5"/>`,
  );
const FRIGATE =
  rig([40, 22, 6, 96], [78, 4, 40, 22], [116, 10, 158, 88], [78, 4, 116, 10]) +
  mast(40, 20, 106, 2.2) +
  mast(78, 2, 106) +
  mast(116, 8, 106) +
  [
    [40, 28, 14, 18, 14, 4],
    [40, 45, 18, 23, 17, 5],
    [40, 65, 23, 29, 27, 7],
    [78, 9, 18, 23, 17, 5],
    [78, 29, 24, 30, 22, 6],
    [78, 55, 30, 37, 38, 8],
    [116, 14, 16, 21, 16, 5],
    [116, 33, 21, 27, 20, 5],
    [116, 56, 27, 33, 35, 7],
  ]
    .map((one) => sail(...(one as Sail)))
    .join('') +
  `<path d="M136,90Q136,60 120,18Q148,56 158,86Q146,86 136,90Z" fill="${K}" stroke="${INK}" stroke-width="1.8" ` +
  'stroke-linejoin="round"/><path d="M146,86Q142,64 130,42Q150,66 158,86Z" fill="url(#pr-shade)"/>' +
  `<path d="M132,100L160,84" stroke="${INK}" stroke-width="2.4" stroke-linecap="round"/>` +
  hull(
    'M4,92L18,92L22,100L126,101L150,94Q144,120 132,130L24,130Q8,122 4,92Z',
    `<path d="M12,106Q80,113 144,104L140,116Q80,122 17,116Z" fill="${K}" stroke="${INK}" stroke-width="1.2"/>`,
    every(26, 130, 13),
    109,
    5,
  );
const GALLEON =
  rig([64, 6, 18, 66], [64, 6, 106, 18], [106, 16, 154, 82]) +
  mast(28, 34, 76, 2.2) +
  mast(64, 4, 106, 3) +
  mast(106, 14, 106, 3) +
  `<path d="M6,68L42,28Q46,52 38,72Q22,66 6,68Z" fill="${K}" stroke="${INK}" stroke-width="1.8" ` +
  'stroke-linejoin="round"/><path d="M30,42L42,28Q46,52 38,72L26,68Z" fill="url(#pr-shade)"/>' +
  sail(65, 12, 24, 34, 24, 8) +
  sail(107, 22, 22, 30, 22, 7) +
  sail(67, 42, 40, 54, 46, 13) +
  sail(109, 50, 32, 42, 38, 10) +
  pennant(64, 2, 24) +
  pennant(106, 12, 18) +
  `<path d="M134,92L158,70" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>` +
  hull(
    'M2,62L30,66L32,80L50,82L53,96L118,97L120,86L140,84L156,92L142,104Q142,124 130,134L36,134Q10,122 2,62Z',
    `<path d="M8,86L52,92M10,98Q70,108 142,102" fill="none" stroke="${K}" stroke-width="4.5"/>` +
      `<path d="M6,74L30,77" stroke="${K}" stroke-width="3.4"/>` +
      `<path d="M14,110Q70,118 140,112" fill="none" stroke="${CARD}" stroke-width="1.3" opacity=".55"/>`,
    every(40, 134, 15),
    117,
    6,
  ) +
  [
    [10, 79],
    [19, 80],
    [28, 82],
  ]
    .map(
      ([x, y]) => `<rect x="${x}" y="${y}" width="5" height="5" fill="var(--coin)" stroke="${INK}" stroke-width="1"/>`,
    )
    .join('');

/** The ship alone, for ghosts in free berths and ships under a wholesaler. */
export const SHIPS: Record<Colour, string> = {
  yellow: PINNACE,
  blue: FLUYT,
  green: BARQUE,
  red: FRIGATE,
  black: GALLEON,
};
/** The sky behind it and the sea before it. */
export { SEA, SKY };
