// The drawings of Jolly & Roger as SVG, our own: people in a window of 160 x 158, ships on 160 x 140, marks on 32 x 32,
// a captain on 40 x 53, a chest on 120 x 80, the flag on 86 x 76. Their inks are variables (Board.svelte), so that day
// and night and the colour of a crew change them.

export const PEOPLE = {
  green:
    '<path d="M14,160C16,130 40,120 66,112L80,124L94,112C120,120 144,130 146,160Z" fill="var(--k)" ' +
    'stroke="var(--card-ink)" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M112,118C130,124 144,132 146,160L120,160Q124,138 112,118Z" fill="url(#jr-hxs)"/>' +
    '<path d="M66,112L62,134L76,160M94,112L98,134L84,160" fill="none" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linecap="round" opacity="1"/>' +
    '<path d="M66,112L80,150L94,112Z" fill="#fbf5e6" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M70,98L70,118L90,118L90,98Z" fill="var(--skin2)" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M70,104Q80,112 90,102L90,118L70,118Z" fill="url(#jr-hxs)"/>' +
    '<path d="M57,70q-7,-3 -6,6q2,9 8,8" fill="var(--skin2)" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M103,70q7,-3 6,6q-2,9 -8,8" fill="var(--skin2)" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M56,66C56,42 104,42 104,66C104,88 96,104 80,108C64,104 56,88 56,66Z" fill="var(--skin2)" ' +
    'stroke="var(--card-ink)" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M88,48C100,52 104,58 104,66C104,88 96,104 80,108C92,96 98,70 88,48Z" fill="url(#jr-hxs)"/>' +
    '<path d="M63,63q8,0 13,5" fill="none" stroke="var(--card-ink)" stroke-width="2.6" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M84,68q5,-5 13,-5" fill="none" stroke="var(--card-ink)" stroke-width="2.6" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M64,73q6,-6 12,0q-6,4 -12,0Z" fill="#fff8e8" stroke="var(--card-ink)" stroke-width="1.2"/>' +
    '<circle cx="70" cy="72.4" r="2.5" fill="var(--card-ink)"/>' +
    '<path d="M85,73q6,-6 12,0q-6,4 -12,0Z" fill="#fff8e8" stroke="var(--card-ink)" stroke-width="1.2"/>' +
    '<circle cx="91" cy="72.4" r="2.5" fill="var(--card-ink)"/>' +
    '<path d="M80,71C79,78 75,83 76,86C78,89 82,89 84,87" fill="none" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linecap="round" opacity="1"/>' +
    '<path d="M72,96q8,-2 16,0" fill="none" stroke="var(--card-ink)" stroke-width="2.2" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M56,78Q58,94 68,90Q76,86 80,91Q84,86 92,90Q102,94 104,78Q110,104 98,120Q80,134 62,120' +
    'Q50,104 56,78Z" fill="var(--hair1)" stroke="var(--card-ink)" stroke-width="2" stroke-linejoin="round" ' +
    'stroke-linecap="round"/>' +
    '<path d="M72,97q8,4 16,0" fill="none" stroke="var(--skin2)" stroke-width="2.2" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M62,104q3,8 8,14M74,108q2,8 4,14M88,108q0,8 -3,14M97,102q-2,9 -6,14" fill="none" ' +
    'stroke="var(--card-ink)" stroke-width="1.3" stroke-linecap="round" opacity="0.7"/>' +
    '<path d="M92,92Q102,94 104,80Q110,104 98,120L88,124Q96,108 92,92Z" fill="url(#jr-hxs)"/>' +
    '<path d="M53,62Q46,22 80,20Q114,22 107,62Q80,46 53,62Z" fill="var(--k)" stroke="var(--card-ink)" ' +
    'stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M94,24Q114,34 107,62L96,56Q102,38 94,24Z" fill="url(#jr-hxs)"/>' +
    '<circle cx="64" cy="44" r="2.8" fill="#fbf5e6"/><circle cx="76" cy="34" r="2.8" fill="#fbf5e6"/>' +
    '<circle cx="90" cy="40" r="2.8" fill="#fbf5e6"/><circle cx="80" cy="27" r="2.8" fill="#fbf5e6"/>' +
    '<circle cx="98" cy="51" r="2.8" fill="#fbf5e6"/><circle cx="62" cy="32" r="2.8" fill="#fbf5e6"/>' +
    '<circle cx="72" cy="48" r="2.8" fill="#fbf5e6"/>' +
    '<path d="M106,56Q124,54 130,68Q120,66 112,70Q120,76 118,88Q108,78 104,62Z" fill="var(--k)" ' +
    'stroke="var(--card-ink)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M53,62Q80,46 107,62" fill="none" stroke="var(--card-ink)" stroke-width="2.6" stroke-linecap="round" ' +
    'opacity="1"/><circle cx="51" cy="90" r="4" fill="none" stroke="var(--coin)" stroke-width="2.6"/>',
  yellow:
    '<path d="M52,54Q34,92 40,132Q56,136 62,120L58,70ZM108,54Q126,92 120,132Q104,136 98,120L102,70Z" ' +
    'fill="var(--hair4)" stroke="var(--card-ink)" stroke-width="2" stroke-linejoin="round" ' +
    'stroke-linecap="round"/>' +
    '<path d="M46,90q0,20 2,34M114,90q0,20 -2,34M52,84q0,20 2,34M108,84q0,20 -2,34" fill="none" ' +
    'stroke="var(--card-ink)" stroke-width="1.3" stroke-linecap="round" opacity="0.7"/>' +
    '<path d="M14,160C16,130 40,120 66,112L80,124L94,112C120,120 144,130 146,160Z" fill="var(--k)" ' +
    'stroke="var(--card-ink)" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M112,118C130,124 144,132 146,160L120,160Q124,138 112,118Z" fill="url(#jr-hxs)"/>' +
    '<path d="M66,112L62,134L76,160M94,112L98,134L84,160" fill="none" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linecap="round" opacity="1"/>' +
    '<path d="M62,114L80,146L98,114L92,110L80,122L68,110Z" fill="#fbf5e6" stroke="var(--card-ink)" ' +
    'stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M70,98L70,118L90,118L90,98Z" fill="var(--skin1)" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M70,104Q80,112 90,102L90,118L70,118Z" fill="url(#jr-hxs)"/>' +
    '<path d="M57,70q-7,-3 -6,6q2,9 8,8" fill="var(--skin1)" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M103,70q7,-3 6,6q-2,9 -8,8" fill="var(--skin1)" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M56,66C56,42 104,42 104,66C104,88 96,104 80,108C64,104 56,88 56,66Z" fill="var(--skin1)" ' +
    'stroke="var(--card-ink)" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M88,48C100,52 104,58 104,66C104,88 96,104 80,108C92,96 98,70 88,48Z" fill="url(#jr-hxs)"/>' +
    '<path d="M63,66q7,-5 13,-1" fill="none" stroke="var(--card-ink)" stroke-width="2.6" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M84,65q6,-4 13,1" fill="none" stroke="var(--card-ink)" stroke-width="2.6" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M64,73q6,-6 12,0q-6,4 -12,0Z" fill="#fff8e8" stroke="var(--card-ink)" stroke-width="1.2"/>' +
    '<circle cx="69" cy="72.4" r="2.5" fill="var(--card-ink)"/>' +
    '<path d="M85,73q6,-6 12,0q-6,4 -12,0Z" fill="#fff8e8" stroke="var(--card-ink)" stroke-width="1.2"/>' +
    '<circle cx="90" cy="72.4" r="2.5" fill="var(--card-ink)"/>' +
    '<path d="M80,71C79,78 75,83 76,86C78,89 82,89 84,87" fill="none" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linecap="round" opacity="1"/>' +
    '<path d="M73,95q8,5 15,-1" fill="none" stroke="var(--card-ink)" stroke-width="2.2" stroke-linecap="round" ' +
    'opacity="1"/><path d="M73,95q4,-3 7.5,-1q3.5,-2 7.5,0q-7,6 -15,1Z" fill="var(--lip)"/>' +
    '<path d="M56,66Q58,46 80,46Q74,54 64,58ZM104,66Q102,46 80,46Q86,54 96,58Z" fill="var(--hair4)" ' +
    'stroke="var(--card-ink)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M58,48Q56,20 80,18Q104,20 102,48Z" fill="var(--k)" stroke="var(--card-ink)" stroke-width="2.2" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M92,21Q104,28 102,48L90,46Q95,34 92,21Z" fill="url(#jr-hxs)"/>' +
    '<path d="M24,46Q50,58 80,50Q110,42 140,50Q138,64 108,58Q82,52 54,62Q26,64 24,46Z" fill="var(--k)" ' +
    'stroke="var(--card-ink)" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M58,46Q80,54 102,44" fill="none" stroke="var(--card-ink)" stroke-width="5"/>' +
    '<path d="M60,44Q42,30 40,4Q48,8 50,4Q54,10 58,6Q60,14 66,12Q62,30 60,44Z" fill="#fbf5e6" ' +
    'stroke="var(--card-ink)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M59,42Q52,26 46,10" fill="none" stroke="var(--card-ink)" stroke-width="1.2" stroke-linecap="round" ' +
    'opacity="1"/>',
  blue:
    '<path d="M14,160C16,130 40,120 66,112L80,124L94,112C120,120 144,130 146,160Z" fill="var(--k)" ' +
    'stroke="var(--card-ink)" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M112,118C130,124 144,132 146,160L120,160Q124,138 112,118Z" fill="url(#jr-hxs)"/>' +
    '<path d="M66,112L62,134L76,160M94,112L98,134L84,160" fill="none" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linecap="round" opacity="1"/>' +
    '<path d="M30,134h18M28,146h18M112,134h18M114,146h18" fill="none" stroke="var(--coin)" stroke-width="2.6" ' +
    'stroke-linecap="round" opacity="1"/>' +
    '<path d="M66,112L80,146L94,112L88,134L80,128L72,134Z" fill="#fbf5e6" stroke="var(--card-ink)" ' +
    'stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M106,66Q122,84 116,118Q110,126 106,116Q108,92 100,76Z" fill="var(--hair3)" stroke="var(--card-ink)" ' +
    'stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M107,112q5,3 9,0" fill="none" stroke="var(--coin)" stroke-width="2.6" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M70,98L70,118L90,118L90,98Z" fill="var(--skin3)" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M70,104Q80,112 90,102L90,118L70,118Z" fill="url(#jr-hxs)"/>' +
    '<path d="M57,70q-7,-3 -6,6q2,9 8,8" fill="var(--skin3)" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M103,70q7,-3 6,6q-2,9 -8,8" fill="var(--skin3)" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M56,66C56,42 104,42 104,66C104,88 96,104 80,108C64,104 56,88 56,66Z" fill="var(--skin3)" ' +
    'stroke="var(--card-ink)" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M88,48C100,52 104,58 104,66C104,88 96,104 80,108C92,96 98,70 88,48Z" fill="url(#jr-hxs)"/>' +
    '<path d="M63,64q7,-6 13,-2" fill="none" stroke="var(--card-ink)" stroke-width="2.6" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M84,62q6,-4 13,2" fill="none" stroke="var(--card-ink)" stroke-width="2.6" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M64,73q6,-6 12,0q-6,4 -12,0Z" fill="#fff8e8" stroke="var(--card-ink)" stroke-width="1.2"/>' +
    '<circle cx="70" cy="72.4" r="2.5" fill="var(--card-ink)"/>' +
    '<path d="M85,73q6,-6 12,0q-6,4 -12,0Z" fill="#fff8e8" stroke="var(--card-ink)" stroke-width="1.2"/>' +
    '<circle cx="91" cy="72.4" r="2.5" fill="var(--card-ink)"/>' +
    '<path d="M80,71C79,78 75,83 76,86C78,89 82,89 84,87" fill="none" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linecap="round" opacity="1"/>' +
    '<path d="M74,98q6,2 12,0" fill="none" stroke="var(--card-ink)" stroke-width="2.2" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M62,92Q60,84 52,86Q60,96 70,94Q76,92 80,92Q84,92 90,94Q100,96 108,86Q100,84 98,92Q90,86 80,90' +
    'Q70,86 62,92Z" fill="var(--hair3)" stroke="var(--card-ink)" stroke-width="1.8" stroke-linejoin="round" ' +
    'stroke-linecap="round"/>' +
    '<path d="M22,52Q36,54 48,58Q80,44 112,58Q124,54 138,52Q130,26 110,24Q96,12 80,12Q64,12 50,24Q30,26 22,52Z" ' +
    'fill="var(--k)" stroke="var(--card-ink)" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M26,50Q38,28 58,36Q80,46 102,36Q122,28 134,50" fill="none" stroke="var(--coin)" stroke-width="3.2" ' +
    'stroke-linecap="round" opacity="1"/>' +
    '<path d="M104,26Q130,26 138,52Q126,55 112,58L104,54Q112,40 104,26Z" fill="url(#jr-hxs)"/>' +
    '<circle cx="80" cy="27" r="5" fill="var(--coin)" stroke="var(--card-ink)" stroke-width="1.6"/>',
  red:
    '<path d="M14,160C16,130 40,120 66,112L80,124L94,112C120,120 144,130 146,160Z" fill="var(--felt)" ' +
    'stroke="var(--card-ink)" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M112,118C130,124 144,132 146,160L120,160Q124,138 112,118Z" fill="url(#jr-hxs)"/>' +
    '<path d="M66,112L62,134L76,160M94,112L98,134L84,160" fill="none" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linecap="round" opacity="1"/>' +
    '<path d="M62,114L80,150L98,114L90,110L80,120L70,110Z" fill="var(--k)" stroke="var(--card-ink)" ' +
    'stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M70,98L70,118L90,118L90,98Z" fill="var(--skin1)" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M70,104Q80,112 90,102L90,118L70,118Z" fill="url(#jr-hxs)"/>' +
    '<path d="M57,70q-7,-3 -6,6q2,9 8,8" fill="var(--skin1)" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M103,70q7,-3 6,6q-2,9 -8,8" fill="var(--skin1)" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M56,66C56,42 104,42 104,66C104,88 96,104 80,108C64,104 56,88 56,66Z" fill="var(--skin1)" ' +
    'stroke="var(--card-ink)" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M88,48C100,52 104,58 104,66C104,88 96,104 80,108C92,96 98,70 88,48Z" fill="url(#jr-hxs)"/>' +
    '<path d="M63,63q8,0 13,5" fill="none" stroke="var(--card-ink)" stroke-width="2.6" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M84,68q5,-5 13,-5" fill="none" stroke="var(--card-ink)" stroke-width="2.6" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M64,73q6,-6 12,0q-6,4 -12,0Z" fill="#fff8e8" stroke="var(--card-ink)" stroke-width="1.2"/>' +
    '<circle cx="70" cy="72.4" r="2.5" fill="var(--card-ink)"/>' +
    '<path d="M83,68Q91,65 99,69Q99,80 91,81Q83,79 83,68Z" fill="var(--card-ink)"/>' +
    '<path d="M58,60L104,74M84,69L58,56" fill="none" stroke="var(--card-ink)" stroke-width="2" ' +
    'stroke-linecap="round" opacity="1"/>' +
    '<path d="M80,71C79,78 75,83 76,86C78,89 82,89 84,87" fill="none" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linecap="round" opacity="1"/>' +
    '<path d="M72,96q8,-2 16,0" fill="none" stroke="var(--card-ink)" stroke-width="2.2" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M54,74Q56,94 68,90Q76,85 80,91Q84,85 92,90Q104,94 106,74Q116,108 104,132L98,122L94,146L86,128L80,152' +
    'L74,128L66,146L62,122L56,132Q44,108 54,74Z" fill="var(--hair5)" stroke="var(--card-ink)" stroke-width="2" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M72,97q8,4 16,0" fill="none" stroke="var(--skin1)" stroke-width="2.2" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M60,100q2,10 2,20M70,106q1,14 -1,28M80,108v34M90,106q-1,14 1,28M100,100q-2,10 -2,20" fill="none" ' +
    'stroke="var(--card-ink)" stroke-width="1.3" stroke-linecap="round" opacity="0.75"/>' +
    '<path d="M92,92Q104,94 106,78Q116,108 104,132L98,122L94,146L90,134Q96,112 92,92Z" fill="url(#jr-hxs)"/>' +
    '<path d="M52,60Q50,30 80,28Q110,30 108,60Q96,46 80,46Q64,46 52,60Z" fill="var(--k)" stroke="var(--card-ink)" ' +
    'stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M92,31Q110,38 108,60L98,52Q102,42 92,31Z" fill="url(#jr-hxs)"/>' +
    '<path d="M54,56Q40,56 32,68Q42,66 48,70Q42,78 46,88Q56,78 56,62Z" fill="var(--k)" stroke="var(--card-ink)" ' +
    'stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M84,28Q92,10 112,10Q104,16 108,24Q98,22 94,31Z" fill="var(--k)" stroke="var(--card-ink)" ' +
    'stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M66,54l5,12" fill="none" stroke="var(--card-ink)" stroke-width="1.8" stroke-linecap="round" ' +
    'opacity="1"/>',
  skeleton:
    '<g stroke="var(--card-ink)" stroke-width="2" fill="#fbf5e6">' +
    '<path d="M18,150Q80,108 142,150L142,160H18Z" fill="var(--felt)"/></g>' +
    '<path d="M36,140Q80,127 124,140Q127,146 121,146Q80,135 39,146Q33,146 36,140Z" fill="#fbf5e6" ' +
    'stroke="var(--card-ink)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M44,153Q80,140 116,153Q119,159 113,159Q80,148 47,159Q41,159 44,153Z" fill="#fbf5e6" ' +
    'stroke="var(--card-ink)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M74,108H86V160H74Z" fill="#fbf5e6" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M74,118h12M74,128h12M74,138h12M74,148h12" fill="none" stroke="var(--card-ink)" stroke-width="1.4" ' +
    'stroke-linecap="round" opacity="1"/><g transform="translate(0,9)">' +
    '<path d="M50,62Q50,30 80,30Q110,30 110,62Q110,78 102,84L100,98Q92,104 80,104Q68,104 60,98L58,84' +
    'Q50,78 50,62Z" fill="#fbf5e6" stroke="var(--card-ink)" stroke-width="2.2" stroke-linejoin="round" ' +
    'stroke-linecap="round"/>' +
    '<path d="M94,34Q110,42 110,62Q110,78 102,84L100,98Q94,102 88,103Q92,90 94,80Q104,60 94,34Z" ' +
    'fill="url(#jr-hxs)"/>' +
    '<path d="M60,64Q68,58 75,64Q76,76 67,77Q58,75 60,64ZM85,64Q92,58 100,64Q102,75 93,77Q84,76 85,64Z" ' +
    'fill="var(--card-ink)"/><path d="M80,77l-5,9h10Z" fill="var(--card-ink)"/>' +
    '<circle cx="68" cy="69" r="2" fill="var(--coin)"/><circle cx="93" cy="69" r="2" fill="var(--coin)"/>' +
    '<path d="M64,92H96M70,88v10M77,88v12M84,88v12M91,88v10" fill="none" stroke="var(--card-ink)" ' +
    'stroke-width="1.7" stroke-linecap="round" opacity="1"/>' +
    '<path d="M50,52Q46,22 80,20Q114,22 110,52Q80,36 50,52Z" fill="var(--joker)" stroke="var(--card-ink)" ' +
    'stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M94,24Q114,32 110,52L98,46Q102,34 94,24Z" fill="url(#jr-hxs)"/>' +
    '<path d="M50,48Q34,46 26,58Q36,58 42,62Q36,70 40,80Q50,70 54,54Z" fill="var(--joker)" ' +
    'stroke="var(--card-ink)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></g>',
  kraken:
    '<g stroke="var(--card-ink)" stroke-width=".9" opacity=".32">' +
    '<path d="M0,20H34M48,20H66M0,26H22M112,12H160M126,18H160M0,98H18M140,98H160M0,104H24M136,104H160M0,110H28' +
    'M132,110H160M0,116H160"/></g>' +
    '<path d="M24,158Q10,128 26,110Q40,98 36,84Q30,76 24,84Q22,92 28,92M136,158Q150,128 134,110Q120,98 124,84' +
    'Q130,76 136,84Q138,92 132,92" fill="none" stroke="var(--card-ink)" stroke-width="9" stroke-linejoin="round" ' +
    'stroke-linecap="round"/>' +
    '<path d="M24,158Q10,128 26,110Q40,98 36,84Q30,76 24,84Q22,92 28,92M136,158Q150,128 134,110Q120,98 124,84' +
    'Q130,76 136,84Q138,92 132,92" fill="none" stroke="var(--kr)" stroke-width="5.4" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M44,106Q34,66 46,44Q58,20 80,20Q102,20 114,44Q126,66 116,106Q112,128 80,130Q48,128 44,106Z" ' +
    'fill="var(--kr)" stroke="var(--card-ink)" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M98,26Q110,34 114,44Q126,66 116,106Q113,120 98,126Q112,80 98,26Z" fill="url(#jr-hxs)"/>' +
    '<ellipse cx="66" cy="38" rx="5" ry="4" fill="var(--card-ink)" opacity=".28"/>' +
    '<ellipse cx="82" cy="32" rx="4" ry="3.2" fill="var(--card-ink)" opacity=".28"/>' +
    '<ellipse cx="74" cy="50" rx="3.4" ry="2.72" fill="var(--card-ink)" opacity=".28"/>' +
    '<ellipse cx="92" cy="46" rx="3" ry="2.4000000000000004" fill="var(--card-ink)" opacity=".28"/>' +
    '<ellipse cx="60" cy="54" rx="3" ry="2.4000000000000004" fill="var(--card-ink)" opacity=".28"/>' +
    '<path d="M56,82Q66,72 74,84Q66,92 56,82ZM86,84Q94,72 104,82Q94,92 86,84Z" fill="#fbf5e6" ' +
    'stroke="var(--card-ink)" stroke-width="1.8"/>' +
    '<ellipse cx="67" cy="82.5" rx="2.6" ry="5" fill="var(--card-ink)"/>' +
    '<ellipse cx="93" cy="82.5" rx="2.6" ry="5" fill="var(--card-ink)"/>' +
    '<path d="M54,76Q64,68 75,78M106,76Q96,68 85,78" fill="none" stroke="var(--card-ink)" stroke-width="2.6" ' +
    'stroke-linecap="round" opacity="1"/>' +
    '<path d="M52,116Q46,140 30,138Q22,134 28,128M66,122Q66,148 54,152M94,122Q94,148 106,152' +
    'M108,116Q114,140 130,138Q138,134 132,128" fill="none" stroke="var(--card-ink)" stroke-width="11" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M52,116Q46,140 30,138Q22,134 28,128M66,122Q66,148 54,152M94,122Q94,148 106,152' +
    'M108,116Q114,140 130,138Q138,134 132,128" fill="none" stroke="var(--kr)" stroke-width="7.4" ' +
    'stroke-linecap="round" opacity="1"/>' +
    '<path d="M0,142q10,-6 20,0t20,0t20,0t20,0t20,0t20,0t20,0t20,0V160H0Z" fill="var(--card-sea)"/>' +
    '<path d="M0,142q10,-6 20,0t20,0t20,0t20,0t20,0t20,0t20,0t20,0M8,151q8,-5 16,0t16,0M70,151q8,-5 16,0t16,0' +
    'M120,151q8,-5 16,0t16,0" fill="none" stroke="var(--card-ink)" stroke-width="1.6" stroke-linecap="round" ' +
    'opacity="1"/>',
  parrot:
    '<path d="M20,138H140" fill="none" stroke="var(--card-ink)" stroke-width="6" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M20,138H140" fill="none" stroke="var(--wood)" stroke-width="2.6" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M60,112Q50,134 40,158Q54,158 60,150Q64,158 72,156Q80,138 84,120Z" fill="var(--pa2)" ' +
    'stroke="var(--card-ink)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M66,124Q58,142 52,154M74,126Q70,142 66,154" fill="none" stroke="var(--card-ink)" stroke-width="1.3" ' +
    'stroke-linecap="round" opacity="1"/>' +
    '<path d="M62,34Q88,18 104,42Q116,66 108,96Q102,124 82,134Q60,130 54,104Q48,70 62,34Z" fill="var(--pa1)" ' +
    'stroke="var(--card-ink)" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M76,64Q104,60 108,96Q102,124 80,132Q70,112 76,64Z" fill="var(--pa2)" stroke="var(--card-ink)" ' +
    'stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M82,76Q98,80 104,92M80,90Q94,94 102,106M80,104Q90,108 96,118M81,116Q86,120 90,125" fill="none" ' +
    'stroke="var(--card-ink)" stroke-width="1.5" stroke-linecap="round" opacity="1"/>' +
    '<path d="M96,66Q110,76 108,96Q102,124 82,134Q100,112 96,66Z" fill="url(#jr-hxs)"/>' +
    '<path d="M60,36Q40,40 38,62Q46,74 52,64Q58,58 62,56Z" fill="var(--beak)" stroke="var(--card-ink)" ' +
    'stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M42,58Q50,52 60,52" fill="none" stroke="var(--card-ink)" stroke-width="1.6" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<ellipse cx="70" cy="44" rx="9" ry="8" fill="#fbf5e6" stroke="var(--card-ink)" stroke-width="1.5"/>' +
    '<circle cx="68" cy="44" r="3.4" fill="var(--card-ink)"/><circle cx="66.9" cy="43" r="1" fill="#fff"/>' +
    '<path d="M74,26Q78,8 92,8Q88,14 98,16Q92,20 100,26Q92,26 90,30Z" fill="var(--pa3)" stroke="var(--card-ink)" ' +
    'stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M66,130v10M74,132v9" fill="none" stroke="var(--card-ink)" stroke-width="3.4" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M62,84q4,4 8,1M60,96q4,4 9,1M62,108q4,4 8,1M58,72q5,4 10,1" fill="none" stroke="var(--card-ink)" ' +
    'stroke-width="1.3" stroke-linecap="round" opacity="0.8"/>',
  tortuga:
    '<g stroke="var(--card-ink)" stroke-width=".9" opacity=".32">' +
    '<path d="M0,20H34M48,20H66M0,26H22M112,12H160M126,18H160M0,98H18M140,98H160M0,104H24M136,104H160M0,110H28' +
    'M132,110H160M0,116H160"/></g>' +
    '<circle cx="124" cy="40" r="17" fill="var(--coin)" stroke="var(--card-ink)" stroke-width="1.6"/>' +
    '<path d="M124,14V8M142,22l5,-5M150,40h6M106,22l-5,-5" fill="none" stroke="var(--card-ink)" ' +
    'stroke-width="1.8" stroke-linecap="round" opacity="1"/>' +
    '<path d="M78,66Q72,44 60,28" fill="none" stroke="var(--card-ink)" stroke-width="7" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M78,66Q72,44 60,28" fill="none" stroke="var(--wood)" stroke-width="3.6" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M98,66Q100,54 96,42" fill="none" stroke="var(--card-ink)" stroke-width="5.6" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M98,66Q100,54 96,42" fill="none" stroke="var(--wood)" stroke-width="2.8" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M60,28Q44,14 28,30Q46,24 60,28Z" fill="var(--pa1)" stroke="var(--card-ink)" stroke-width="1.7" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M60,28Q40,28 34,50Q46,34 60,28Z" fill="var(--pa1)" stroke="var(--card-ink)" stroke-width="1.7" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M60,28Q62,8 82,8Q68,16 60,28Z" fill="var(--pa1)" stroke="var(--card-ink)" stroke-width="1.7" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M60,28Q78,18 90,34Q74,26 60,28Z" fill="var(--pa1)" stroke="var(--card-ink)" stroke-width="1.7" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M60,28Q70,36 68,54Q62,40 60,28Z" fill="var(--pa1)" stroke="var(--card-ink)" stroke-width="1.7" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M96,42Q84,34 76,44Q88,40 96,42Z" fill="var(--pa1)" stroke="var(--card-ink)" stroke-width="1.7" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M96,42Q94,28 106,26Q100,34 96,42Z" fill="var(--pa1)" stroke="var(--card-ink)" stroke-width="1.7" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M96,42Q110,36 116,50Q106,42 96,42Z" fill="var(--pa1)" stroke="var(--card-ink)" stroke-width="1.7" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M96,42Q102,50 98,62Q94,52 96,42Z" fill="var(--pa1)" stroke="var(--card-ink)" stroke-width="1.7" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M44,116Q30,122 18,116Q6,108 10,96Q16,86 28,90Q38,94 48,104Z" fill="var(--isle-2)" ' +
    'stroke="var(--card-ink)" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<circle cx="20" cy="99" r="2.6" fill="var(--card-ink)"/>' +
    '<path d="M12,108Q20,112 28,109" fill="none" stroke="var(--card-ink)" stroke-width="1.6" ' +
    'stroke-linecap="round" opacity="1"/>' +
    '<path d="M15,93q5,-3 9,0" fill="none" stroke="var(--card-ink)" stroke-width="1.8" stroke-linecap="round" ' +
    'opacity="1"/>' +
    '<path d="M40,122Q26,134 34,146Q52,142 60,126ZM118,122Q140,126 148,142Q126,146 108,130Z" fill="var(--isle-2)" ' +
    'stroke="var(--card-ink)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M140,116Q152,114 156,120Q148,124 138,122Z" fill="var(--isle-2)" stroke="var(--card-ink)" ' +
    'stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M36,120Q40,66 90,62Q140,66 144,120Q90,132 36,120Z" fill="var(--isle)" stroke="var(--card-ink)" ' +
    'stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M108,64Q140,74 144,120Q126,126 104,126Q128,104 108,64Z" fill="url(#jr-hxs)"/>' +
    '<path d="M72,68Q66,82 74,94L60,112M74,94H106L118,114M106,94Q112,80 104,66M52,84L74,94M106,94L130,84' +
    'M74,94L78,125M106,94L102,125" fill="none" stroke="var(--card-ink)" stroke-width="1.8" stroke-linecap="round" ' +
    'opacity="0.85"/>' +
    '<path d="M36,120Q90,132 144,120" fill="none" stroke="var(--card-ink)" stroke-width="2.4" ' +
    'stroke-linecap="round" opacity="1"/>' +
    '<path d="M0,134q10,-6 20,0t20,0t20,0t20,0t20,0t20,0t20,0t20,0V160H0Z" fill="var(--card-sea)"/>' +
    '<path d="M0,134q10,-6 20,0t20,0t20,0t20,0t20,0t20,0t20,0t20,0M8,144q8,-5 16,0t16,0M62,145q8,-5 16,0t16,0' +
    'M116,144q8,-5 16,0t16,0" fill="none" stroke="var(--card-ink)" stroke-width="1.6" stroke-linecap="round" ' +
    'opacity="1"/>',
} as const;

export const SHIPS = {
  green:
    '<path d="M84,18L30,104" stroke="var(--card-ink)" stroke-width=".9" opacity=".75"/>' +
    '<path d="M84,18L142,100" stroke="var(--card-ink)" stroke-width=".9" opacity=".75"/>' +
    '<path d="M84,10V106" stroke="var(--card-ink)" stroke-width="2.6" stroke-linecap="round"/>' +
    '<path d="M40,98Q76,66 96,18Q112,58 104,98Q72,90 40,98Z" fill="var(--k)" stroke="var(--card-ink)" ' +
    'stroke-width="1.8" stroke-linejoin="round"/>' +
    '<path d="M96,18Q112,58 104,98L84,94Q100,60 96,18Z" fill="url(#jr-hxs)"/>' +
    '<path d="M36,101L100,12" stroke="var(--card-ink)" stroke-width="2.6" stroke-linecap="round"/>' +
    '<path d="M112,98Q120,62 104,26Q132,62 142,100Q126,94 112,98Z" fill="var(--k)" stroke="var(--card-ink)" ' +
    'stroke-width="1.8" stroke-linejoin="round"/>' +
    '<path d="M124,96Q124,70 114,42Q132,66 142,100Q132,96 124,96Z" fill="url(#jr-hxs)"/>' +
    '<path d="M84,6q7.699999999999999,-5 13.2,-1t8.8,0l-5.5,4l4.4,4q-6.6,2 -11,0t-9.9,1Z" fill="var(--k)" ' +
    'stroke="var(--card-ink)" stroke-width="1.4"/>' +
    '<path d="M24,100L46,100L50,108L112,109Q128,107 148,98Q138,122 122,132L46,132Q30,122 24,100Z" ' +
    'fill="var(--hull)" stroke="var(--card-ink)" stroke-width="2" stroke-linejoin="round"/>' +
    '<path d="M32,114Q84,119 136,112" fill="none" stroke="var(--k)" stroke-width="5"/>',
  yellow:
    '<path d="M62,12L22,92" stroke="var(--card-ink)" stroke-width=".9" opacity=".75"/>' +
    '<path d="M100,18L146,84" stroke="var(--card-ink)" stroke-width=".9" opacity=".75"/>' +
    '<path d="M62,12L100,22" stroke="var(--card-ink)" stroke-width=".9" opacity=".75"/>' +
    '<path d="M30,52V96" stroke="var(--card-ink)" stroke-width="2" stroke-linecap="round"/>' +
    '<path d="M62,10V106" stroke="var(--card-ink)" stroke-width="2.6" stroke-linecap="round"/>' +
    '<path d="M102,18V106" stroke="var(--card-ink)" stroke-width="2.6" stroke-linecap="round"/>' +
    '<path d="M14,82L44,44Q46,66 40,84Q26,80 14,82Z" fill="var(--k)" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linejoin="round"/><path d="M34,58L44,44Q46,66 40,84L30,82Z" fill="url(#jr-hxs)"/>' +
    '<path d="M50,22L74,22Q83.5,35.5 79,48Q65.5,43.6 45,48Q54.5,35 50,22Z" fill="var(--k)" ' +
    'stroke="var(--card-ink)" stroke-width="1.8"/>' +
    '<path d="M64.9,22L74,22Q83.5,35.5 79,48Q73.2,45.4 67.4,44.9Q73.2,35 64.9,22Z" fill="url(#jr-hxs)"/>' +
    '<path d="M54.8,24Q59.3,35 52.5,46.4" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.6"/>' +
    '<path d="M46,22H78" stroke="var(--card-ink)" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M90,28L114,28Q123,40.5 118,52Q105.5,47.9 86,52Q95,40 90,28Z" fill="var(--k)" ' +
    'stroke="var(--card-ink)" stroke-width="1.8"/>' +
    '<path d="M104.9,28L114,28Q123,40.5 118,52Q112.6,49.6 107.1,49.1Q113,40 104.9,28Z" fill="url(#jr-hxs)"/>' +
    '<path d="M94.8,30Q99.8,40 93,50.6" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.6"/>' +
    '<path d="M86,28H118" stroke="var(--card-ink)" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M44,52L80,52Q92,71.8 84,90Q67,83.5 40,90Q52,71 44,52Z" fill="var(--k)" stroke="var(--card-ink)" ' +
    'stroke-width="1.8"/>' +
    '<path d="M66.3,52L80,52Q92,71.8 84,90Q76.5,86.2 69,85.4Q77.7,71 66.3,52Z" fill="url(#jr-hxs)"/>' +
    '<path d="M51.2,54Q59.2,71 49.7,87.7" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.6"/>' +
    '<path d="M40,52H84" stroke="var(--card-ink)" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M87,56L119,56Q129.5,73.7 122,90Q107.5,84.2 84,90Q94.5,73 87,56Z" fill="var(--k)" ' +
    'stroke="var(--card-ink)" stroke-width="1.8"/>' +
    '<path d="M106.8,56L119,56Q129.5,73.7 122,90Q115.5,86.6 109.1,85.9Q117,73 106.8,56Z" fill="url(#jr-hxs)"/>' +
    '<path d="M93.4,58Q100.9,73 92.4,88" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.6"/>' +
    '<path d="M83,56H123" stroke="var(--card-ink)" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M62,6q7,-5 12,-1t8,0l-5,4l4,4q-6,2 -10,0t-9,1Z" fill="var(--k)" stroke="var(--card-ink)" ' +
    'stroke-width="1.4"/>' +
    '<path d="M102,14q5.6,-5 9.6,-1t6.4,0l-4,4l3.2,4q-4.8,2 -8,0t-7.2,1Z" fill="var(--k)" ' +
    'stroke="var(--card-ink)" stroke-width="1.4"/>' +
    '<path d="M126,98L152,78" stroke="var(--card-ink)" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M20,84L38,82L42,97L116,99Q128,97 136,88Q146,112 126,132L42,132Q14,124 20,84Z" fill="var(--hull)" ' +
    'stroke="var(--card-ink)" stroke-width="2" stroke-linejoin="round"/>' +
    '<path d="M20,106Q70,114 138,105" fill="none" stroke="var(--k)" stroke-width="5.5"/>' +
    '<path d="M22,116Q70,124 136,115" fill="none" stroke="var(--card)" stroke-width="1.4" opacity=".6"/>',
  blue:
    '<path d="M40,22L6,96" stroke="var(--card-ink)" stroke-width=".9" opacity=".75"/>' +
    '<path d="M78,4L40,22" stroke="var(--card-ink)" stroke-width=".9" opacity=".75"/>' +
    '<path d="M116,10L158,88" stroke="var(--card-ink)" stroke-width=".9" opacity=".75"/>' +
    '<path d="M78,4L116,10" stroke="var(--card-ink)" stroke-width=".9" opacity=".75"/>' +
    '<path d="M40,20V106" stroke="var(--card-ink)" stroke-width="2.2" stroke-linecap="round"/>' +
    '<path d="M78,2V106" stroke="var(--card-ink)" stroke-width="2.6" stroke-linecap="round"/>' +
    '<path d="M116,8V106" stroke="var(--card-ink)" stroke-width="2.6" stroke-linecap="round"/>' +
    '<path d="M33,28L47,28Q52,35.3 49,42Q42,39.6 31,42Q36,35 33,28Z" fill="var(--k)" stroke="var(--card-ink)" ' +
    'stroke-width="1.8"/>' +
    '<path d="M41.7,28L47,28Q52,35.3 49,42Q45.9,40.6 42.9,40.3Q46.3,35 41.7,28Z" fill="url(#jr-hxs)"/>' +
    '<path d="M35.8,30Q38.8,35 35,41.2" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.6"/>' +
    '<path d="M29,28H51" stroke="var(--card-ink)" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M31,45L49,45Q55.2,53.8 51.5,62Q42.5,59.1 28.5,62Q34.8,53.5 31,45Z" fill="var(--k)" ' +
    'stroke="var(--card-ink)" stroke-width="1.8"/>' +
    '<path d="M42.2,45L49,45Q55.2,53.8 51.5,62Q47.6,60.3 43.7,60Q47.9,53.5 42.2,45Z" fill="url(#jr-hxs)"/>' +
    '<path d="M34.6,47Q38.4,53.5 33.6,61" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.6"/>' +
    '<path d="M27,45H53" stroke="var(--card-ink)" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M28.5,65L51.5,65Q60,79 54.5,92Q43.5,87.4 25.5,92Q34,78.5 28.5,65Z" fill="var(--k)" ' +
    'stroke="var(--card-ink)" stroke-width="1.8"/>' +
    '<path d="M42.8,65L51.5,65Q60,79 54.5,92Q49.6,89.3 44.6,88.8Q50.7,78.5 42.8,65Z" fill="url(#jr-hxs)"/>' +
    '<path d="M33.1,67Q38.6,78.5 31.9,90.4" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.6"/>' +
    '<path d="M24.5,65H55.5" stroke="var(--card-ink)" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M69,9L87,9Q93.2,17.8 89.5,26Q80.5,23.1 66.5,26Q72.8,17.5 69,9Z" fill="var(--k)" ' +
    'stroke="var(--card-ink)" stroke-width="1.8"/>' +
    '<path d="M80.2,9L87,9Q93.2,17.8 89.5,26Q85.6,24.3 81.7,24Q85.9,17.5 80.2,9Z" fill="url(#jr-hxs)"/>' +
    '<path d="M72.6,11Q76.3,17.5 71.6,25" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.6"/>' +
    '<path d="M65,9H91" stroke="var(--card-ink)" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M66,29L90,29Q97.5,40.4 93,51Q81,47.3 63,51Q70.5,40 66,29Z" fill="var(--k)" stroke="var(--card-ink)" ' +
    'stroke-width="1.8"/>' +
    '<path d="M80.9,29L90,29Q97.5,40.4 93,51Q87.9,48.8 82.8,48.4Q87.8,40 80.9,29Z" fill="url(#jr-hxs)"/>' +
    '<path d="M70.8,31Q75.3,40 69.6,49.7" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.6"/>' +
    '<path d="M62,29H94" stroke="var(--card-ink)" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M63,55L93,55Q102.8,74.8 96.5,93Q82,86.5 59.5,93Q69.2,74 63,55Z" fill="var(--k)" ' +
    'stroke="var(--card-ink)" stroke-width="1.8"/>' +
    '<path d="M81.6,55L93,55Q102.8,74.8 96.5,93Q90.2,89.2 83.9,88.4Q90.8,74 81.6,55Z" fill="url(#jr-hxs)"/>' +
    '<path d="M69,57Q75.2,74 67.6,90.7" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.6"/>' +
    '<path d="M59,55H97" stroke="var(--card-ink)" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M108,14L124,14Q130.2,22.3 126.5,30Q118.5,27.3 105.5,30Q111.8,22 108,14Z" fill="var(--k)" ' +
    'stroke="var(--card-ink)" stroke-width="1.8"/>' +
    '<path d="M117.9,14L124,14Q130.2,22.3 126.5,30Q122.9,28.4 119.4,28.1Q123.6,22 117.9,14Z" fill="url(#jr-hxs)"/>' +
    '<path d="M111.2,16Q115,22 110.1,29" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.6"/>' +
    '<path d="M104,14H128" stroke="var(--card-ink)" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M105.5,33L126.5,33Q133,43.4 129.5,53Q118.5,49.6 102.5,53Q109,43 105.5,33Z" fill="var(--k)" ' +
    'stroke="var(--card-ink)" stroke-width="1.8"/>' +
    '<path d="M118.5,33L126.5,33Q133,43.4 129.5,53Q124.9,51 120.3,50.6Q124.4,43 118.5,33Z" fill="url(#jr-hxs)"/>' +
    '<path d="M109.7,35Q113.2,43 108.4,51.8" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.6"/>' +
    '<path d="M101.5,33H130.5" stroke="var(--card-ink)" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M102.5,56L129.5,56Q138,74.2 132.5,91Q119.5,85 99.5,91Q108,73.5 102.5,56Z" fill="var(--k)" ' +
    'stroke="var(--card-ink)" stroke-width="1.8"/>' +
    '<path d="M119.2,56L129.5,56Q138,74.2 132.5,91Q126.9,87.5 121.3,86.8Q127.3,73.5 119.2,56Z" fill="url(#jr-hxs)"/>' +
    '<path d="M107.9,58Q113.4,73.5 106.8,88.9" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.6"/>' +
    '<path d="M98.5,56H133.5" stroke="var(--card-ink)" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M136,90Q136,60 120,18Q148,56 158,86Q146,86 136,90Z" fill="var(--k)" stroke="var(--card-ink)" ' +
    'stroke-width="1.8" stroke-linejoin="round"/>' +
    '<path d="M146,86Q142,64 130,42Q150,66 158,86Z" fill="url(#jr-hxs)"/>' +
    '<path d="M132,100L160,84" stroke="var(--card-ink)" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M4,92L18,92L22,100L126,101L150,94Q144,120 132,130L24,130Q8,122 4,92Z" fill="var(--hull)" ' +
    'stroke="var(--card-ink)" stroke-width="2" stroke-linejoin="round"/>' +
    '<path d="M12,106Q80,113 144,104L140,116Q80,122 17,116Z" fill="var(--k)" stroke="var(--card-ink)" ' +
    'stroke-width="1.2"/><rect x="26" y="109" width="5" height="5" fill="var(--card-ink)"/>' +
    '<rect x="39" y="109" width="5" height="5" fill="var(--card-ink)"/>' +
    '<rect x="52" y="109" width="5" height="5" fill="var(--card-ink)"/>' +
    '<rect x="65" y="109" width="5" height="5" fill="var(--card-ink)"/>' +
    '<rect x="78" y="109" width="5" height="5" fill="var(--card-ink)"/>' +
    '<rect x="91" y="109" width="5" height="5" fill="var(--card-ink)"/>' +
    '<rect x="104" y="109" width="5" height="5" fill="var(--card-ink)"/>' +
    '<rect x="117" y="109" width="5" height="5" fill="var(--card-ink)"/>',
  red:
    '<path d="M64,6L18,66" stroke="var(--card-ink)" stroke-width=".9" opacity=".75"/>' +
    '<path d="M64,6L106,18" stroke="var(--card-ink)" stroke-width=".9" opacity=".75"/>' +
    '<path d="M106,16L154,82" stroke="var(--card-ink)" stroke-width=".9" opacity=".75"/>' +
    '<path d="M28,34V76" stroke="var(--card-ink)" stroke-width="2.2" stroke-linecap="round"/>' +
    '<path d="M64,4V106" stroke="var(--card-ink)" stroke-width="3" stroke-linecap="round"/>' +
    '<path d="M106,14V106" stroke="var(--card-ink)" stroke-width="3" stroke-linecap="round"/>' +
    '<path d="M6,68L42,28Q46,52 38,72Q22,66 6,68Z" fill="var(--k)" stroke="var(--card-ink)" stroke-width="1.8" ' +
    'stroke-linejoin="round"/><path d="M30,42L42,28Q46,52 38,72L26,68Z" fill="url(#jr-hxs)"/>' +
    '<path d="M53,12L77,12Q87.5,24.5 82,36Q69,31.9 48,36Q58.5,24 53,12Z" fill="var(--k)" stroke="var(--card-ink)" ' +
    'stroke-width="1.8"/>' +
    '<path d="M67.9,12L77,12Q87.5,24.5 82,36Q76.2,33.6 70.4,33.1Q77.2,24 67.9,12Z" fill="url(#jr-hxs)"/>' +
    '<path d="M57.8,14Q63.3,24 55.5,34.6" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.6"/>' +
    '<path d="M49,12H81" stroke="var(--card-ink)" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M96,22L118,22Q127,33.4 122,44Q110.5,40.3 92,44Q101,33 96,22Z" fill="var(--k)" ' +
    'stroke="var(--card-ink)" stroke-width="1.8"/>' +
    '<path d="M109.6,22L118,22Q127,33.4 122,44Q116.9,41.8 111.8,41.4Q117.7,33 109.6,22Z" fill="url(#jr-hxs)"/>' +
    '<path d="M100.4,24Q105.4,33 98.6,42.7" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.6"/>' +
    '<path d="M92,22H122" stroke="var(--card-ink)" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M47,42L87,42Q103.5,65.9 94,88Q73.5,80.2 40,88Q56.5,65 47,42Z" fill="var(--k)" ' +
    'stroke="var(--card-ink)" stroke-width="1.8"/>' +
    '<path d="M71.8,42L87,42Q103.5,65.9 94,88Q84.8,83.4 75.6,82.5Q86.7,65 71.8,42Z" fill="url(#jr-hxs)"/>' +
    '<path d="M55,44Q64.5,65 51.9,85.2" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.6"/>' +
    '<path d="M43,42H91" stroke="var(--card-ink)" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M93,50L125,50Q137.5,69.8 130,88Q114,81.5 88,88Q100.5,69 93,50Z" fill="var(--k)" ' +
    'stroke="var(--card-ink)" stroke-width="1.8"/>' +
    '<path d="M112.8,50L125,50Q137.5,69.8 130,88Q122.9,84.2 115.7,83.4Q124.3,69 112.8,50Z" fill="url(#jr-hxs)"/>' +
    '<path d="M99.4,52Q106.9,69 97.2,85.7" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.6"/>' +
    '<path d="M89,50H129" stroke="var(--card-ink)" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M64,2q8.399999999999999,-5 14.399999999999999,-1t9.600000000000001,0l-6,4l4.800000000000001,4' +
    'q-7.199999999999999,2 -12,0t-10.8,1Z" fill="var(--k)" stroke="var(--card-ink)" stroke-width="1.4"/>' +
    '<path d="M106,12q6.3,-5 10.799999999999999,-1t7.2,0l-4.5,4l3.6,4q-5.3999999999999995,2 -9,0t-8.1,1Z" ' +
    'fill="var(--k)" stroke="var(--card-ink)" stroke-width="1.4"/>' +
    '<path d="M134,92L158,70" stroke="var(--card-ink)" stroke-width="3" stroke-linecap="round"/>' +
    '<path d="M2,62L30,66L32,80L50,82L53,96L118,97L120,86L140,84L156,92L142,104Q142,124 130,134L36,134' +
    'Q10,122 2,62Z" fill="var(--hull)" stroke="var(--card-ink)" stroke-width="2" stroke-linejoin="round"/>' +
    '<path d="M8,86L52,92M10,98Q70,108 142,102" fill="none" stroke="var(--k)" stroke-width="4.5"/>' +
    '<path d="M6,74L30,77" stroke="var(--k)" stroke-width="3.4"/>' +
    '<path d="M14,110Q70,118 140,112" fill="none" stroke="var(--card)" stroke-width="1.3" opacity=".55"/>' +
    '<rect x="40" y="117" width="6" height="6" fill="var(--card-ink)"/>' +
    '<rect x="55" y="117" width="6" height="6" fill="var(--card-ink)"/>' +
    '<rect x="70" y="117" width="6" height="6" fill="var(--card-ink)"/>' +
    '<rect x="85" y="117" width="6" height="6" fill="var(--card-ink)"/>' +
    '<rect x="100" y="117" width="6" height="6" fill="var(--card-ink)"/>' +
    '<rect x="115" y="117" width="6" height="6" fill="var(--card-ink)"/>' +
    '<rect x="130" y="117" width="6" height="6" fill="var(--card-ink)"/>' +
    '<rect x="10" y="79" width="5" height="5" fill="var(--coin)" stroke="var(--card-ink)" stroke-width="1"/>' +
    '<rect x="19" y="80" width="5" height="5" fill="var(--coin)" stroke="var(--card-ink)" stroke-width="1"/>' +
    '<rect x="28" y="82" width="5" height="5" fill="var(--coin)" stroke="var(--card-ink)" stroke-width="1"/>',
} as const;

export const MARKS = {
  feather:
    '<path d="M4,30C8,20 14,12 26,3C29,12 25,21 14,24C11,25 8,25 7,25M9,21C14,17 18,13 21,9" fill="none" ' +
    'stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  kraken:
    '<path d="M16,3C9,3 7,9 8,14Q8,18 6,20Q3,22 3,26M16,3C23,3 25,9 24,14Q24,18 26,20Q29,22 29,26M11,19Q11,25 8,29' +
    'M16,20V30M21,19Q21,25 24,29" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>' +
    '<circle cx="12.5" cy="12" r="1.9" fill="currentColor"/>' +
    '<circle cx="19.5" cy="12" r="1.9" fill="currentColor"/>',
  palm:
    '<path d="M17,30Q19,20 15,11" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>' +
    '<path d="M15,11Q8,3 1,11Q9,9 15,11Q6,11 4,20Q10,13 15,11Q16,2 25,2Q19,6 15,11Q25,6 30,14Q22,10 15,11' +
    'Q22,15 21,23Q17,17 15,11Z" fill="currentColor" stroke="currentColor" stroke-width="1.4" ' +
    'stroke-linejoin="round"/>',
  skull:
    '<path d="M16,2C8,2 4,8 4,14Q4,19 8,21V26Q8,29 11,29H21Q24,29 24,26V21Q28,19 28,14C28,8 24,2 16,2Z' +
    'M7.3,14.5a3.7,3.7 0 1 0 7.4,0a3.7,3.7 0 1 0 -7.4,0ZM17.3,14.5a3.7,3.7 0 1 0 7.4,0a3.7,3.7 0 1 0 -7.4,0Z' +
    'M16,18l-2,4h4ZM12.4,25.500h1.3v3.500h-1.3ZM15.4,25.500h1.3v3.500h-1.3ZM18.4,25.500h1.3v3.500h-1.3Z" ' +
    'fill="currentColor" fill-rule="evenodd"/>',
  turn:
    '<path d="M5,17A11,11 0 0 1 25,10M25,3.5V10.5H18M27,15A11,11 0 0 1 7,22M7,28.5V21.5H14" fill="none" ' +
    'stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
} as const;

export const THINGS = {
  medallion:
    '<g clip-path="url(#jr-win)"><rect x="0" y="0" width="160" height="160" fill="var(--card-2)"/>' +
    '<rect x="0" y="0" width="160" height="160" fill="url(#jr-hh)" opacity=".55"/>' +
    '<ellipse cx="80" cy="84" rx="66" ry="74" fill="var(--card)"/>' +
    '<ellipse cx="80" cy="84" rx="66" ry="74" fill="url(#jr-hh)" opacity=".28"/>' +
    '<ellipse cx="80" cy="84" rx="66" ry="74" fill="none" stroke="var(--card-ink)" stroke-width="1.6"/>' +
    '<ellipse cx="80" cy="84" rx="70" ry="78" fill="none" stroke="var(--card-ink)" stroke-width=".8"/></g>',
  chest:
    '<path d="M8,34Q8,10 30,10H90Q112,10 112,34Z" fill="var(--wood)" stroke="var(--card-ink)" stroke-width="2.2" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M8,34H112V74H8Z" fill="var(--wood)" stroke="var(--card-ink)" stroke-width="2.2" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M92,10Q112,12 112,34V74H94V34Q100,20 92,10Z" fill="url(#jr-hxs)"/>' +
    '<path d="M22,11.5Q26,10 32,10Q26,20 26,34V74H18V34Q18,18 22,11.5Z" fill="var(--coin)" ' +
    'stroke="var(--card-ink)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M98,11.5Q94,10 88,10Q94,20 94,34V74H102V34Q102,18 98,11.5Z" fill="var(--coin)" ' +
    'stroke="var(--card-ink)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M4,32H116V39H4Z" fill="var(--coin)" stroke="var(--card-ink)" stroke-width="1.6" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M51,28H69V50Q69,56 60,56Q51,56 51,50Z" fill="var(--coin)" stroke="var(--card-ink)" ' +
    'stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<circle cx="60" cy="40" r="3.2" fill="var(--card-ink)"/>' +
    '<path d="M60,40v9" stroke="var(--card-ink)" stroke-width="2.6"/>' +
    '<path d="M30,48H50M70,48H90M30,58H90M30,67H90M34,24H86M32,17H84" fill="none" stroke="var(--card-ink)" ' +
    'stroke-width="1" stroke-linecap="round" opacity="0.55"/>',
  flag:
    '<path d="M8,2V74" stroke="var(--ink)" stroke-width="4" stroke-linecap="round"/>' +
    '<path d="M8,2V74" stroke="var(--coin)" stroke-width="1.6" stroke-linecap="round"/>' +
    '<path d="M8,5Q26,-2 44,5T80,4L76,24L80,44Q62,50 44,44T8,45Z" fill="#1b2227" stroke="var(--ink)" ' +
    'stroke-width="1.8" stroke-linejoin="round"/><g color="#fbf5e6"><g transform="translate(29.5,5) scale(.9)">' +
    '<path d="M16,2C8,2 4,8 4,14Q4,19 8,21V26Q8,29 11,29H21Q24,29 24,26V21Q28,19 28,14C28,8 24,2 16,2Z" ' +
    'fill="currentColor"/><circle cx="11" cy="14.5" r="3.7" fill="#1b2227"/>' +
    '<circle cx="21" cy="14.5" r="3.7" fill="#1b2227"/>' +
    '<path d="M16,18l-2,4h4ZM13,25v4M16,25v4M19,25v4" fill="#1b2227" stroke="#1b2227" stroke-width="1.3"/></g>' +
    '<path d="M22,36L66,44M66,36L22,44" stroke="#fbf5e6" stroke-width="3" stroke-linecap="round"/></g>',
  captain:
    '<ellipse cx="20" cy="47" rx="15.5" ry="4.8" fill="var(--coat)" stroke="var(--seam)" stroke-width="1.6"/>' +
    '<path d="M7,46Q8,31 14.5,27.5Q20,31 25.5,27.5Q32,31 33,46Q20,51 7,46Z" fill="var(--coat)" ' +
    'stroke="var(--seam)" stroke-width="1.6" stroke-linejoin="round"/>' +
    '<path d="M14.5,27.5L17,33L20,30L23,33L25.5,27.5" fill="none" stroke="var(--seam)" stroke-width="1.3" ' +
    'stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M12,17V20Q12,29 20,29Q28,29 28,20V17Z" fill="var(--coat)" stroke="var(--seam)" stroke-width="1.6"/>' +
    '<path d="M15.5,22.5Q18,20.5 20,22.5Q22,20.5 24.5,22.5" fill="none" stroke="var(--seam)" stroke-width="1.7" ' +
    'stroke-linecap="round"/>' +
    '<path d="M1.5,18Q3,6.5 11,8Q14.5,2 20,2Q25.5,2 29,8Q37,6.5 38.5,18Q29,13.5 20,16Q11,13.5 1.5,18Z" ' +
    'fill="var(--coat)" stroke="var(--seam)" stroke-width="1.6" stroke-linejoin="round"/>' +
    '<path d="M6,14Q12,9.5 16,11.5Q20,13 24,11.5Q28,9.5 34,14" fill="none" stroke="var(--seam)" ' +
    'stroke-width="1.2"/>',
} as const;
