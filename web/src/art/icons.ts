// Line icons on a square of 20 units, in the colour of the text around them.
export const ICONS = {
  seats:
    '<path d="M7 9.5a3 3 0 1 1 .01 0M1.5 17q.4-6 5.5-6t5.5 6zM13 8.8a2.5 2.5 0 1 0-1.4-4.6' +
    'M14.4 17h4.1q-.3-5.2-4.6-5.8"/>',
  time:
    '<path d="M4.5 2.5h11M4.5 17.5h11M6 2.5v2.7q0 2.3 4 4.8q4-2.5 4-4.8V2.5M6 17.5v-2.7q0-2.3 4-4.8q4 2.5 4 4.8' +
    'v2.7"/><path d="M8 15.8h4l-2-2.2z" fill="currentColor" stroke-width="1"/>',
  pirate:
    '<path d="M2.5 7.8q3.3-.8 3.9-3.6Q10 1.8 13.6 4.2q.6 2.8 3.9 3.6Q10 5.8 2.5 7.8z" fill="currentColor"/>' +
    '<path d="M6.7 7.3v2.2a3.3 3.3 0 0 0 6.6 0V7.3"/><path d="M4 18.2q0-4.8 6-4.8t6 4.8z" fill="currentColor"/>',
  coin:
    '<circle cx="10" cy="10" r="7.4"/><circle cx="10" cy="10" r="4.9" stroke-width=".9" stroke-dasharray="1 1.4"/>' +
    '<path d="M10 7v6M8.3 8.2h2.5a1.1 1.1 0 0 1 0 3.4H8.3" stroke-width="1.3"/>',
  rum:
    '<path d="M5.6 2.5h8.8q2.8 7.5 0 15H5.6q-2.8-7.5 0-15z"/><path d="M4.4 6.6h11.2M4.4 13.4h11.2"/>' +
    '<path d="M10 2.5v4M8 13.4v4M12 13.4v4" stroke-width="1"/>' +
    '<circle cx="10" cy="10" r="1.3" fill="currentColor" stroke="none"/>',
  tile:
    '<rect x="5.5" y="2.5" width="11" height="11" rx="1.5"/><path d="M3.5 6.5v9a1.5 1.5 0 0 0 1.5 1.5h9"/>' +
    '<path d="M8 10.5l3-5 3 5z" stroke-width="1.1"/>',
  heart:
    '<path d="M2.5 5h15v10.5h-15z"/><path d="M2.5 5l7.5 6 7.5-6" stroke-width="1.1"/>' +
    '<path d="M10 14.6q-3.3-2.3-2-4q1.2-1 2 .4q.8-1.4 2-.4q1.3 1.7-2 4z" fill="currentColor" stroke="none"/>',
  eye: '<path d="M1.8 10Q10 1.8 18.2 10Q10 18.2 1.8 10z"/><circle cx="10" cy="10" r="2.5" fill="currentColor"/>',
  glass:
    '<path d="M2.5 13.2l9.3-6.2 2.2 3.3-9.3 6.2z"/>' +
    '<path d="M11.2 5.6l5.3-3.5 3.2 4.8-5.3 3.5zM7.6 10.2l2.2 3.3" stroke-width="1.3"/>',
  back: '<path d="M7.5 4.5L3 9l4.5 4.5M3 9h8.5a5 5 0 0 1 0 8H9"/>',
  check: '<path d="M3.5 10.8l4.3 4.4L16.8 5" stroke-width="2.2"/>',
  cog:
    '<circle cx="10" cy="10" r="2.7"/>' +
    '<path d="M10 2.2v2.5M10 15.3v2.5M2.2 10h2.5M15.3 10h2.5M4.5 4.5l1.8 1.8M13.7 13.7l1.8 1.8M4.5 15.5l1.8-1.8' +
    'M13.7 6.3l1.8-1.8"/><circle cx="10" cy="10" r="5.7" stroke-width="1.1"/>',
  moon: '<path d="M15.8 12.6A6.8 6.8 0 0 1 8 3.8a6.6 6.6 0 1 0 7.8 8.8z"/>',
  play: '<path d="M5.5 3.5l10.5 6.5-10.5 6.5z" fill="currentColor"/>',
  quill: '<path d="M3 17.5L12 7.5M6 14.5q-1.5-8 11-12.5q.5 11-9 11.5"/><path d="M2.5 18h8" stroke-width="1.2"/>',
  book: '<path d="M10 4.5Q6.5 2 2.5 3.5v12.7Q6.5 14.8 10 17q3.5-2.2 7.5-.8V3.5Q13.5 2 10 4.5zM10 4.5V17"/>',
  chat: '<path d="M2.5 3.5h15v10h-8l-4 3.5v-3.5h-3z"/><path d="M6 7.2h8M6 10h5" stroke-width="1.2"/>',
  gear:
    '<path d="M4.5 16.5h11M6 16.5V9.5a4 4 0 0 1 8 0v7M10 5.5V3M8 3h4"/>' +
    '<path d="M8.2 10v2M11.8 10v2" stroke-width="2"/><path d="M3 10.5v3.5M17 10.5v3.5"/>',
  man: '<circle cx="10" cy="6.5" r="3.6"/><path d="M3.5 17.5q.5-6.5 6.5-6.5t6.5 6.5z"/>',
  seal:
    '<path d="M10 1.8l2 1.7 2.6-.3 1 2.4 2.4 1-.3 2.6 1.7 2-1.7 2 .3 2.6-2.4 1-1 2.4-2.6-.3-2 ' +
    '1.7-2-1.7-2.6.3-1-2.4-2.4-1 .3-2.6-1.7-2 1.7-2-.3-2.6 2.4-1 1-2.4 2.6.3z" ' +
    'transform="translate(.9 .3) scale(.91)"/><path d="M6.7 10.2l2.3 2.3 4.4-4.8"/>',
  arrow: '<path d="M3.5 10h12M11 5l5 5-5 5"/>',
  exit: '<path d="M11.5 3.5h-8v13h8M8 10h9.5M14 6.5l3.5 3.5-3.5 3.5"/>',
  stop: '<circle cx="10" cy="10" r="7.4"/><path d="M4.8 15.2L15.2 4.8"/>',
  die:
    '<rect x="3" y="3" width="14" height="14" rx="3"/>' +
    '<path d="M7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01" stroke-width="2.4"/>',
  mug:
    '<path d="M4 6.5h9v9.5q0 1.5-1.5 1.5h-6Q4 17.5 4 16zM13 8.5h2.2q1.8 0 1.8 2v2q0 2-1.8 2H13"/>' +
    '<path d="M3.5 6.5q-.8-2.6 1.8-3q1.2-1.7 3-.7q1.6-1 2.9.4q2.6 0 2.3 3.3z" fill="currentColor" stroke-width="1"/>' +
    '<path d="M7 9.5v5M10 9.5v5" stroke-width="1.1"/>',
  shield:
    '<path d="M10 2.5q3.5 2 7 1.7Q17.5 13 10 17.7 2.5 13 3 4.2q3.5.3 7-1.7z"/>' +
    '<path d="M10 2.5v15.2M3.2 9.2h13.6" stroke-width="1.1"/>' +
    '<path d="M10 3v6.2h6.5q.4-2.5.2-4.7Q13 4.8 10 3z" fill="currentColor" stroke="none"/>',
  map:
    '<path d="M2.5 4.5l5-1.8 5 1.8 5-1.8v12.8l-5 1.8-5-1.8-5 1.8zM7.5 2.7v12.8M12.5 4.5v12.8" stroke-width="1.3"/>' +
    '<path d="M4.3 12.5q2-3.5 4.5-2.5t3-2.5" stroke-dasharray="1.6 1.6" stroke-width="1.3"/>' +
    '<path d="M13.6 5.9l2.6 2.6m0-2.6l-2.6 2.6" stroke-width="1.6"/>',
  chest:
    '<path d="M2.5 9.5V7q0-3.5 3.5-3.5h8q3.5 0 3.5 3.5v2.5zM2.5 9.5h15v7h-15z"/>' +
    '<path d="M5.5 3.8v12.7M14.5 3.8v12.7" stroke-width="1.1"/>' +
    '<rect x="8.3" y="8" width="3.4" height="4.2" rx=".6" fill="currentColor"/>',
  hook:
    '<path d="M10 8.5q6 0 6 4.6a4.4 4.4 0 0 1-8.7.7" stroke-width="2.2"/>' +
    '<path d="M6.5 5.5h7l-.8 3h-5.4z" fill="currentColor"/><path d="M6 2.5h8v3H6z"/>',
  flag: '<path d="M5 18V2.5" stroke-width="1.8"/><path d="M5 3q3-1.5 6 0t6 0v8q-3 1.5-6 0t-6 0z" fill="var(--rust)"/>',
  bed: '<path d="M2 16.5V6M2 13.5h16v3M18 13.5q0-4-4-4H8.5v4M2 9.5"/><circle cx="5.3" cy="10.5" r="1.8"/>',
  down: '<path d="M4.5 7.5l5.5 5.5 5.5-5.5"/>',
  up: '<path d="M4.5 12.5l5.5-5.5 5.5 5.5"/>',
  dial: '<circle cx="10" cy="10" r="7.4"/><path d="M10 5.5V10l3 2"/>',
  menu: '<path d="M3 5.5h14M3 10h14M3 14.5h14"/>',
  plus: '<path d="M10 4v12M4 10h12"/>',
  close: '<path d="M5 5l10 10M15 5L5 15"/>',
  bell: '<path d="M4 14.5h12q-1.8-1.6-1.8-5.2a4.2 4.2 0 0 0-8.4 0q0 3.6-1.8 5.2zM10 5.1V3M8.4 16.6q1.6 1.5 3.2 0"/>',
  bot:
    '<rect x="4" y="6.5" width="12" height="9" rx="2"/>' +
    '<path d="M10 6.5V3.5M7.5 10.5v1.5M12.5 10.5v1.5M2 10v3M18 10v3"/>' +
    '<circle cx="10" cy="2.8" r="1" fill="currentColor"/>',
  sound: '<path d="M3 8v4h3l4.5 3.5v-11L6 8z"/><path d="M13.5 7.5q1.8 2.5 0 5M15.8 5.5q3.2 4.5 0 9"/>',
  help:
    '<circle cx="10" cy="10" r="7.6"/><path d="M7.5 7.8q.3-2.3 2.6-2.3t2.5 2q0 1.5-1.5 2.1-1.1.5-1.1 1.9"/>' +
    '<path d="M10 14.2h.01" stroke-width="2"/>',
  link:
    '<path d="M8.5 11.5l3-3M9.5 6l1.8-1.8a3.2 3.2 0 0 1 4.5 4.5L14 10.5M10.5 14l-1.8 1.8a3.2 3.2 0 0 1-4.5-4.5' +
    'L6 9.5"/>',
  skip: '<path d="M4 4l7 6-7 6zM11 4l6 6-6 6z" fill="currentColor"/>',
  'down-load': '<path d="M10 3v9M6 8.5l4 4 4-4M3.5 16.5h13"/>',
  search: '<circle cx="8.5" cy="8.5" r="5"/><path d="M12.3 12.3L17 17"/>',
  sun:
    '<circle cx="10" cy="10" r="3.6"/>' +
    '<path d="M10 2v2.5M10 15.5V18M2 10h2.5M15.5 10H18M4.3 4.3l1.8 1.8M13.9 13.9l1.8 1.8M4.3 15.7l1.8-1.8' +
    'M13.9 6.1l1.8-1.8"/>',
  boat: '<path d="M2.5 13h15q-1.5 4-4.5 4h-6q-3 0-4.5-4zM10 13V3q5 3 5 7.5z"/>',
  card: '<rect x="4.5" y="2.5" width="11" height="15" rx="1.5"/><path d="M7 6h6M7 9h4" stroke-width="1.2"/>',
  ship: '<path d="M2 12.5h16q-1 4.5-4 4.5H6q-3 0-4-4.5zM7 12.5V4M12.5 12.5V3M7 5q3.5 2 0 5.5M12.5 4q4.5 3 0 6.5"/>',
  star: '<path d="M10 2l2.4 5.4 5.9.6-4.4 4 1.2 5.8L10 14.9l-5.1 2.9L6.1 12 1.7 8l5.9-.6z" fill="currentColor"/>',
  bottle:
    '<path d="M8 2.5h4v4q2.5 1.5 2.5 4.5v6.5h-9V11q0-3 2.5-4.5z"/><path d="M5.5 11.5h9M5.5 15h9" stroke-width="1.1"/>',
  gem: '<path d="M5.5 4h9L18 8.5 10 17 2 8.5zM2 8.5h16M10 17L7 8.5 9 4M10 17l3-8.5L11 4" stroke-width="1.3"/>',
  sabre: '<path d="M3 16q9-1 13.5-12.5Q17 12 6 15.5M3.5 12.5l4 5" stroke-width="1.6"/>',
  debt: '<path d="M4 3h12v14l-2-1.5-2 1.5-2-1.5L8 17l-2-1.5L4 17z"/><path d="M7 7.5h6M7 11h6" stroke-width="1.2"/>',
  parrot:
    '<path d="M6 17q-2-7 1-11 3-4 7-1.5 1.5 1.5-.5 3-.5 7-7.5 9.5z"/>' +
    '<path d="M13.5 7.5l2.5.8-2 1.5M6 17l-2 1.5" stroke-width="1.3"/>' +
    '<circle cx="11.5" cy="6.5" r=".8" fill="currentColor"/>',
  hat: '<path d="M2 13q4 .5 4.5-4Q10 4 13.5 9q.5 4.5 4.5 4-8 4-16 0z" fill="currentColor"/>',
} as const;

export type IconName = keyof typeof ICONS;
