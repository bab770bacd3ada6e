// The four kinds of persons, in a window of 160 x 158. Cloth, skin and hair are
// variables: no two neighbours look alike.
import type { Kind } from './cards';
import { CARD, coat, head, INK, K, line, LINEN, shade, shape } from './pen';

const WHOLESALER =
  coat(K) +
  // falling collar
  shape('M50,118Q80,104 110,118L118,138Q98,128 82,138L80,128L78,138Q62,128 42,138Z', LINEN, 2) +
  line('M56,124L52,134M66,121L64,131M94,121L96,131M104,124L108,134', 1.2, 0.6) +
  `<path d="M48,146Q80,172 112,146" fill="none" stroke="${INK}" stroke-width="6"/>` +
  '<path d="M48,146Q80,172 112,146" fill="none" stroke="var(--coin)" stroke-width="3.4" stroke-dasharray="5 2"/>' +
  shape('M54,60Q46,84 56,98Q50,84 58,70ZM106,60Q114,84 104,98Q110,84 102,70Z', 'var(--hair)', 1.8) +
  head('up', 'M75,97q5,2 10,0') +
  // moustache and pointed beard
  shape('M66,90Q74,86 80,91Q86,86 94,90Q88,96 80,93Q72,96 66,90Z', 'var(--hair)', 1.6) +
  shape('M74,99Q80,103 86,99Q86,114 80,120Q74,114 74,99Z', 'var(--hair)', 1.6) +
  // broad hat with plume in the trade colour
  shape('M58,50Q58,20 82,18Q106,20 104,50Z', 'var(--felt)', 2.2) +
  shade('M92,22Q106,28 104,50L90,50Q96,36 92,22Z', 'light') +
  shape('M28,54Q80,34 132,54Q136,60 124,62Q80,46 36,62Q24,60 28,54Z', 'var(--felt)', 2.2) +
  `<path d="M58,46Q80,37 104,46" fill="none" stroke="${K}" stroke-width="6"/>` +
  shape('M98,46Q112,16 142,14Q136,20 144,24Q134,26 140,32Q128,32 132,40Q116,38 98,46Z', K, 1.8) +
  line('M100,44Q116,26 138,20', 1.2);
const SAILOR =
  coat(LINEN, false) +
  '<g clip-path="url(#pr-coat)"><g stroke="var(--stripe)" stroke-width="5.5" fill="none">' +
  '<path d="M10,140Q80,124 150,140M10,151Q80,135 150,151M10,162Q80,146 150,162M20,129Q80,113 140,129"/></g></g>' +
  line('M14,160C16,130 40,120 66,112M94,112C120,120 144,130 146,160', 2.2) +
  shade('M112,118C130,124 144,132 146,160L120,160Q124,138 112,118Z') +
  shape('M54,58Q48,76 58,90L60,62ZM106,58Q112,76 102,90L100,62Z', 'var(--hair)', 1.8) +
  head('calm', 'M71,95q9,7 18,-1', { look: 1 }) +
  shape('M60,112Q80,126 100,112L106,122Q92,126 86,128L92,146L80,138L70,148L74,128Q62,124 56,122Z', 'var(--scarf)', 2) +
  shade('M88,120L106,122Q92,126 86,128L92,146L84,140Z') +
  // knitted cap
  shape('M52,58Q50,18 80,16Q112,18 108,58Q80,44 52,58Z', 'var(--cap)', 2.2) +
  shade('M92,20Q112,28 108,58L94,53Q100,34 92,20Z') +
  shape('M50,60Q80,44 110,60Q112,50 108,46Q80,32 52,46Q48,50 50,60Z', 'var(--cap)', 2) +
  line('M58,52V44M66,48.5V40M74,46.5V38M82,46.5V38M90,47.5V39M98,50V42', 1.4) +
  `<circle cx="80" cy="15" r="6" fill="var(--cap)" stroke="${INK}" stroke-width="2"/>`;
const PIRATE =
  coat('var(--felt)') +
  shade('M14,160C16,130 40,120 66,112L60,160Z', 'light') +
  line('M30,136h16M28,146h18', 2.4, 1, 'var(--coin)') +
  line('M114,136h16M114,146h18', 2.4, 1, 'var(--coin)') +
  shape('M50,60Q40,96 50,118Q58,104 58,74ZM110,60Q120,96 110,118Q102,104 102,74Z', 'var(--hair)', 1.8) +
  head('stern', 'M72,96q8,-2 16,0', { patch: true }) +
  shape(
    'M56,82Q60,92 70,90Q76,86 80,91Q84,86 90,90Q100,92 104,82Q108,112 94,128Q88,120 84,134Q80,126 76,134' +
      'Q72,120 66,128Q52,112 56,82Z',
    'var(--hair)',
    2,
  ) +
  line('M72,97q8,4 16,0', 2.2, 1, 'var(--skin)') +
  shade('M90,94Q100,94 104,84Q108,112 94,128Q92,112 90,94Z', 'light') +
  line('M64,100q4,10 4,18M76,106q1,10 0,18M88,104q0,10 4,16', 1.2, 0.5, CARD) +
  `<circle cx="52" cy="88" r="4" fill="none" stroke="var(--coin)" stroke-width="2.6"/>` +
  // tricorne
  shape(
    'M22,50Q34,54 46,58Q80,42 114,58Q126,54 138,50Q130,22 110,22Q96,10 80,10Q64,10 50,22Q30,22 22,50Z',
    'var(--felt)',
    2.2,
  ) +
  line('M26,48Q38,26 58,34Q80,44 102,34Q122,26 134,48', 3.2, 1, 'var(--coin)') +
  shade('M104,24Q130,24 138,50Q126,54 114,58L104,54Q112,40 104,24Z', 'light') +
  `<path d="M74,24l12,8M86,24l-12,8" stroke="${CARD}" stroke-width="2.4" stroke-linecap="round"/>`;
const PASSENGER = // parasol
  line('M126,160L134,50', 3) +
  shape('M86,56Q90,10 140,8Q160,26 164,62Q152,50 142,60Q132,46 118,58Q104,46 86,56Z', 'var(--para)', 2) +
  shade('M140,8Q160,26 164,62Q152,50 142,60Q146,30 140,8Z') +
  line('M140,8Q118,26 118,58M140,8Q142,30 142,60', 1.4) +
  coat('var(--gown)', false) +
  shape('M58,116Q80,144 102,116L108,122Q102,150 80,154Q58,150 52,122Z', LINEN, 1.8) +
  line('M60,124Q80,146 100,124M58,130Q80,152 102,130', 1.1, 0.5) +
  shape(
    'M54,58Q40,86 50,108Q46,116 54,120Q62,112 58,100Q64,84 58,66ZM106,58Q120,86 110,108Q114,116 106,120' +
      'Q98,112 102,100Q96,84 102,66Z',
    'var(--hair)',
    1.8,
  ) +
  line('M50,84q5,4 9,0M49,94q5,4 9,0M51,104q4,4 8,0M102,84q5,4 9,0M102,94q5,4 9,0M102,104q4,4 8,0', 1.3) +
  head('up', 'M74,95q6,4 12,0') +
  `<path d="M74,95q3,-3 6,-1q3,-2 6,1q-6,5 -12,0Z" fill="var(--lip)"/>` +
  shape('M56,64Q56,40 80,40Q104,40 104,64Q96,50 80,50Q64,50 56,64Z', 'var(--hair)', 1.8) +
  // small tilted hat with ribbon
  shape('M46,48Q84,20 116,44Q122,50 112,52Q82,38 54,56Q42,56 46,48Z', 'var(--hat)', 2.2) +
  shape('M62,40Q62,20 82,18Q102,20 100,38Q82,30 62,40Z', 'var(--hat)', 2.2) +
  shade('M90,20Q102,24 100,38L92,36Z') +
  `<path d="M61,38Q82,27 101,37" fill="none" stroke="var(--lip)" stroke-width="5"/>` +
  shape('M58,38q-12,-8 -16,-2q4,4 2,10q8,0 14,-8Z', 'var(--lip)', 1.6) +
  line('M58,108Q62,114 70,116M102,108Q98,114 90,116', 1.6);

export const PEOPLE: Record<Kind, string> = {
  wholesaler: WHOLESALER,
  sailor: SAILOR,
  pirate: PIRATE,
  passenger: PASSENGER,
};
