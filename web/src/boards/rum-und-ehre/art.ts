// Drawings of Um Rum & Ehre in a box from -24 to 24, and the nine landmarks of its tiles. Colours come by class from
// ink.css, so that day and night are one drawing. (Inside <use> only classes count, no
// selector reaches in from around it.)

export const ICONS: Record<string, string> = {
  headquarters:
    '<path class="r-k" d="M-10 18V-18"/><circle class="r-fb r-st" cx="-10" cy="-18.4" r="2.2"/>' +
    '<path class="r-fr r-st" d="M-10-16C-3-20.5 5-11.5 17-15.5L13.5-6 17 3C6 7.5-2-2.5-10 2.5z"/>' +
    '<path class="r-fp" d="M-6-5.5C-3-6.5-1.5-12 2.5-12 6-12 8-7 12-7.5 9-3.5-1-2.5-6-5.5z"/>' +
    '<path class="r-k2" d="M-15 18.5h10"/>',
  pirate:
    '<path class="r-fs r-st" d="M-10.5-3C-11 10-5.5 17 0 17S11 10 10.5-3z"/>' +
    '<path class="r-fr r-st" d="M11-4.5 20-8.5 17-2.5 20.5 2 11.5-.5z"/>' +
    '<path class="r-fr r-st" d="M-12.5-.5C-14-13-6-18.5 0-18.5S14-13 12.5-.5C4-5-4-5-12.5-.5z"/><g class="r-fp">' +
    '<circle cx="-6" cy="-8.5" r="1.7"/><circle cx="1" cy="-13" r="1.7"/><circle cx="6.5" cy="-8" r="1.7"/></g>' +
    '<path class="r-k2" d="M-12-1 3 7"/><ellipse class="r-fi" cx="-4.6" cy="3.4" rx="4.1" ry="3.6"/>' +
    '<circle class="r-fi" cx="4.6" cy="2.8" r="1.8"/><path class="r-k2" d="M-4.5 11.5C-2 9.5 3 9.5 5.5 10.8"/>',
  supplies:
    '<g transform="translate(0 2)">' +
    '<path class="r-fl r-st" d="M1.5-7V5A5 5 0 0 1-8.5 5C-8.5 2-9-1.5-10.5-6-13.5-2-14 2-14 5A10.25 10.25 0 0 0 ' +
    '6.5 5V-7z"/><path class="r-k1" d="M-11.5 6A8 8 0 0 0-3.5 13"/>' +
    '<path class="r-fw r-st" d="M-6.5-20H14.5L11.5-7H-3.5z"/>' +
    '<path class="r-fb r-st1" d="M-6-17.5H14L13.3-14H-5.3z"/></g>',
  rendezvous:
    '<path class="r-fv r-st" d="M0 17C-23 3-19.5-15.5-8.5-15.5-4-15.5-1-12.5 0-9 1-12.5 4-15.5 8.5-15.5 19.5-15.5 ' +
    '23 3 0 17z"/><path class="r-kp" d="M-12.8-7.5C-12.3-10-10.5-11.3-8.5-11.3"/>',
  yellow:
    '<path class="r-m-yellow r-st" d="M-12.5-12.5h25v25h-25z"/>' +
    '<path class="r-n-yellow r-st" d="M-13.5-17.5h27a2.7 2.7 0 0 1 0 5.4h-27a2.7 2.7 0 0 1 0-5.4z' +
    'M-13.5 12.1h27a2.7 2.7 0 0 1 0 5.4h-27a2.7 2.7 0 0 1 0-5.4z"/>' +
    '<path class="r-m" d="M-5.5-5.5 5.5 5.5M5.5-5.5-5.5 5.5"/>',
  pink:
    '<path class="r-m-pink r-st" d="M-12.5-12.5h25v25h-25z"/>' +
    '<path class="r-n-pink r-st" d="M-13.5-17.5h27a2.7 2.7 0 0 1 0 5.4h-27a2.7 2.7 0 0 1 0-5.4z' +
    'M-13.5 12.1h27a2.7 2.7 0 0 1 0 5.4h-27a2.7 2.7 0 0 1 0-5.4z"/>' +
    '<path class="r-m" d="M-8-2.6C-5.5-6-2.7-6 0-2.6S5.5.8 8-2.6M-8 4C-5.5.6-2.7.6 0 4S5.5 7.4 8 4"/>',
  green:
    '<path class="r-m-green r-st" d="M-12.5-12.5h25v25h-25z"/>' +
    '<path class="r-n-green r-st" d="M-13.5-17.5h27a2.7 2.7 0 0 1 0 5.4h-27a2.7 2.7 0 0 1 0-5.4z' +
    'M-13.5 12.1h27a2.7 2.7 0 0 1 0 5.4h-27a2.7 2.7 0 0 1 0-5.4z"/>' +
    '<path class="r-m2" d="M-.5 8.5C1.2 4.5 1 1 0-1.5"/>' +
    '<path class="r-fi" d="M0-2C-3-7.5-7.5-6.5-9-2.5-6-4.5-3-4 0-2zM0-2C3-7.5 7.5-6.5 9-2.5 6-4.5 3-4 0-2z' +
    'M0-2C-4-2.5-6.5.5-6 4.5-4 1-2.5 0 0-2zM0-2C4-2.5 6.5.5 6 4.5 4 1 2.5 0 0-2z"/>',
  cruce:
    '<path class="r-k r-brk" d="M-17-17.5H15"/><path class="r-k2 r-brk" d="M-17-20v5M-6-17.5v5M8-17.5v5"/>' +
    '<circle class="r-fi" cx="15.5" cy="-17.5" r="2"/>' +
    '<path class="r-fg r-st" d="M-12.5-12.5h27v20.5L8 17H-6l-6.5-9z"/>' +
    '<path class="r-kpx" d="M1-11V15.8M-11 1.3H13"/>',
  jacques:
    '<path class="r-k r-brk" d="M-17-17.5H15"/><path class="r-k2 r-brk" d="M-17-20v5M-6-17.5v5M8-17.5v5"/>' +
    '<circle class="r-fi" cx="15.5" cy="-17.5" r="2"/>' +
    '<ellipse class="r-fv r-st" cx="1" cy="2.5" rx="15.5" ry="15"/>' +
    '<path class="r-fp" d="M1-8C6.3-8 7.3-3 7.6 2 7.8 5 9.6 6.3 9.6 8.4H-7.6C-7.6 6.3-5.8 5-5.6 2-5.3-3-4.3-8 ' +
    '1-8z"/><circle class="r-fp" cx="1" cy="10.8" r="2.5"/><circle class="r-fp" cx="1" cy="-8.8" r="1.8"/>',
  swan:
    '<path class="r-k r-brk" d="M-17-17.5H15"/><path class="r-k2 r-brk" d="M-17-20v5M-6-17.5v5M8-17.5v5"/>' +
    '<circle class="r-fi" cx="15.5" cy="-17.5" r="2"/>' +
    '<path class="r-fu r-st" d="M-13.5 16.5V-3C-13.5-15.5 15.5-15.5 15.5-3V16.5z"/>' +
    '<path class="r-fp" d="M-9 7C-8 13.5 10 14 12.2 6 13 2.6 6.5.5 1.8 4.2-1.6 6.2-2.5 ' +
    '3.5-.9-.8.6-5-1.6-9.2-5.4-8.3-7-7.9-7.5-6.6-10.2-5.2-8.2-4.3-6.6-4.6-5.2-4.7-4.4-2.5-5.6-.6-7.2 2-8.4 3.8-9.3 ' +
    '5-9 7z"/>',
  pub:
    '<path class="r-k r-brk" d="M-17-17.5H15"/><path class="r-k2 r-brk" d="M-17-20v5M-6-17.5v5M8-17.5v5"/>' +
    '<circle class="r-fi" cx="15.5" cy="-17.5" r="2"/><path class="r-fw r-st" d="M-12.5-12.5h27v29h-27z"/>' +
    '<path class="r-fp" d="M-6-4.5H5.5V11H-6z"/><path class="r-kp" d="M6-1.5H10V7H6"/>' +
    '<path class="r-fp" d="M-7-4.5c0-4 3-4.5 4-3 1-3 5-2.6 5 0 2-1.5 5 .5 4 3z"/>',
  chest:
    '<path class="r-fw r-st" d="M-17-1.5V-5C-17-17 17-17 17-5V-1.5z"/>' +
    '<path class="r-fw r-st" d="M-17-1.5H17V15H-17z"/>' +
    '<path class="r-fb r-st1" d="M-12.5-12.2V15h5V-13.6zM7.5-13.6V15h5V-12.2z"/>' +
    '<path class="r-k2" d="M-17-1.5H17"/><path class="r-fb r-st" d="M-4.5-4.5h9v7.5l-4.5 3.5-4.5-3.5z"/>' +
    '<circle class="r-fi" cy="-.8" r="1.5"/>',
  barrel:
    '<path class="r-fw r-st" d="M-8-12.5H8C11.7-5 11.7 5 8 12.5H-8C-11.7 5-11.7-5-8-12.5z"/>' +
    '<path class="r-k2" d="M-10-6.5H10M-10 6.5H10"/><path class="r-k1" d="M-3.5-12.5v25M3.5-12.5v25"/>',
  rum:
    '<g transform="translate(-9 -3.5) scale(1.02)">' +
    '<path class="r-fw r-st" d="M-8-12.5H8C11.7-5 11.7 5 8 12.5H-8C-11.7 5-11.7-5-8-12.5z"/>' +
    '<path class="r-k2" d="M-10-6.5H10M-10 6.5H10"/><path class="r-k1" d="M-3.5-12.5v25M3.5-12.5v25"/></g>' +
    '<g transform="translate(8.5 3) scale(1.1)">' +
    '<path class="r-fw r-st" d="M-8-12.5H8C11.7-5 11.7 5 8 12.5H-8C-11.7 5-11.7-5-8-12.5z"/>' +
    '<path class="r-k2" d="M-10-6.5H10M-10 6.5H10"/><path class="r-k1" d="M-3.5-12.5v25M3.5-12.5v25"/></g>',
  guard:
    '<path class="r-fr r-st" d="M-4-12C-9-20-2-23 3-21.5 12-22 16-15 12.5-8 9-13 2-15-4-12z"/>' +
    '<path class="r-fl r-st" d="M-13 4.5C-13-8-6.5-14 0-14S13-8 13 4.5z"/>' +
    '<path class="r-k1" d="M0-14C-1.5-8-1.5-2 0 4"/>' +
    '<path class="r-fl r-st" d="M-22-2C-13 6.5 13 6.5 22-2 20.5 10 10 14.5 0 14.5S-20.5 10-22-2z"/>' +
    '<g class="r-fi"><circle cx="-9.5" cy="8.3" r="1.4"/><circle cx="0" cy="9.6" r="1.4"/>' +
    '<circle cx="9.5" cy="8.3" r="1.4"/></g>',
  scorpion:
    '<g class="r-ks"><path d="M3 7C14 9 18-1 13-8 10-12 5-11.5 5-8"/></g>' +
    '<path class="r-fi" d="M5-4.5 1.8-9 8.2-9z"/>' +
    '<path class="r-fi" d="M-9 1.5C-9-2 1-1 5 4.5 7 8 3 11.5-1.5 10.5-6 9.5-9 5-9 1.5z"/><g class="r-ks2">' +
    '<path d="M-8 1C-13-1-15-5-13-9M-9 5C-14 5-18 3-19-1"/><path d="M-4 9.5l-4 6M0 10.5l-1.5 6M4 10l2 5.5"/></g>' +
    '<path class="r-fi" d="M-13-8C-18-9-17-16-12.5-17-14-14.5-13-13.5-10.5-15.5-8-12-10-8-13-8z' +
    'M-19-.5C-23.5-3-22-9-18-9.5-19-7.5-18-6.5-16-8-14-5-16-1-19-.5z"/>',
  bunk:
    '<path class="r-fw r-st" d="M-19-12h4V15h-4zM15-4h4v19h-4z"/><path class="r-fw r-st" d="M-15 5H15v6H-15z"/>' +
    '<path class="r-fp r-st" d="M-14-1.5C-14-5-4-5-4-1.5V5h-10z"/>' +
    '<path class="r-fu r-st" d="M-4 5V0C0-4 12-3.5 15 0V5z"/><path class="r-k1" d="M1-1.5V5M6-2V5M11-1.5V5"/>',
  hammock:
    '<path class="r-k" d="M-19-15V17M19-15V17"/><path class="r-fs r-st" d="M-13-7C-9 13 9 13 13-7 8 3-8 3-13-7z"/>' +
    '<path class="r-k2" d="M-19-12-13-7M19-12 13-7"/>' +
    '<path class="r-k1" d="M-9.5-2.5-6 4M-4.5.3-2.5 7M.5 1-.2 8M5 .3 3.5 6.5M9.5-2.5 7 3.5"/>',
  coil:
    '<path class="r-fs r-st" d="M-16 9C-16 2.5 16 2.5 16 9S-16 15.5-16 9zM-15 3.5C-15-3 15-3 15 3.5S-15 10-15 3.5z' +
    'M-14-2C-14-8.5 14-8.5 14-2S-14 4.5-14-2z"/><ellipse class="r-fi" cy="-3" rx="6.5" ry="2.6"/>' +
    '<path class="r-kt" d="M6-4C12-8 14-13 19-14"/><path class="r-k1" d="M-11-5l2 2M-6-6.5l1.5 2.5M10-5.5 8-3"/>',
  eyepatch:
    '<path class="r-k" d="M-20-11C-6-9 6-7 20-13"/>' +
    '<path class="r-fi" d="M-9-8.5C-3-7 5-7 11-9.5 13 2 7 11 1 11S-10 3-9-8.5z"/>',
  pegleg:
    '<path class="r-fw r-st" d="M-8-18H8L6-4H-6z"/><path class="r-fw r-st" d="M-3.5-4h7L2.5 18h-5z"/>' +
    '<path class="r-k2" d="M-7.3-12H7.3"/><path class="r-k1" d="M-1.5-3v18"/>',
  parrot:
    '<path class="r-fg r-st" d="M-3-16C6-19 12-11 10-2 9 6 4 12-4 19-4 13-8 8-8 0-8-4-7-6-6-8-9-9-9-14-3-16z"/>' +
    '<path class="r-fr r-st" d="M9-3C2-4-3 1-3 9 2 9 8 5 9-3z"/>' +
    '<path class="r-fb r-st" d="M-6-14.5C-11-14-12-9-9.5-6-8-7.5-6.5-8-5.5-8.5z"/>' +
    '<circle class="r-fi" cx="-1" cy="-11.5" r="1.7"/>',
  cap:
    '<path class="r-fr r-st" d="M-16 8C-17-9-8-16 0-16S16-9 15 7C6 1-6 2-16 8z"/>' +
    '<path class="r-fr r-st" d="M13 3 21 6 17 10 19 16 11 8z"/><g class="r-fp"><circle cx="-7" cy="-5" r="1.9"/>' +
    '<circle cx="1" cy="-10" r="1.9"/><circle cx="8" cy="-4" r="1.9"/></g>',
  anchor:
    '<path class="r-ka" d="M0-10V17M-9-5H9M-15 5C-14 13-8 17 0 17S14 13 15 5"/>' +
    '<circle class="r-ka" cy="-14.5" r="4"/><path class="r-fka" d="M-19 8-15-1-10 7zM19 8 15-1 10 7z"/>',
  flag:
    '<path class="r-k" d="M-14 20V-18"/><path class="r-fp r-st" d="M-14-16C-5-21 4-12 18-15.5V4C4 8-5-1-14 4z"/>' +
    '<path class="r-k2" d="M-8-7.5C-2-10 4-4.5 12-6.5M-8-2C-2-4.5 4 1 12-1"/>',
  coin:
    '<circle class="r-fb r-st" r="15"/><circle class="r-k1" r="11.5"/>' +
    '<path class="r-fi" d="M-7 3C-5 2-3.5-5 0-5S5 2 7 3C4 5.5-4 5.5-7 3z" opacity=".75"/>',
  captain:
    '<ellipse class="r-fi" cy="21" rx="15" ry="4" opacity=".35"/><g class="r-cap-h">' +
    '<path d="M-12-8-17 20H17L12-8z"/><circle cy="-15" r="9"/>' +
    '<path d="M-20-20C-13-21-10-32 0-32S13-21 20-20C13-13-13-13-20-20z"/></g>' +
    '<path class="r-fi" d="M-8 14h6v8h-8.5c0-2 1-2.5 2.5-3zM8 14H2v8h8.5c0-2-1-2.5-2.5-3z"/>' +
    '<path class="r-fred r-st" d="M-9-7.5C-14-6-15-1-16 6L-12 8 -11 5 -13.5 17.5C-5 20 5 20 13.5 17.5' +
    'L11 5 12 8 16 6C15-1 14-6 9-7.5z"/><path class="r-fp r-st1" d="M-4-7.5H4L2.5 3H-2.5z"/>' +
    '<path class="r-kb" d="M-4-7 -2.5 4V18M4-7 2.5 4V18"/><path class="r-fi" d="M-11.5 5.5h23v3.4h-23z"/>' +
    '<path class="r-fb r-st1" d="M-2.8 4.7h5.6v5h-5.6z"/>' +
    '<path class="r-fs r-st1" d="M-6.5-17.5C-7-9-3-6 0-6S7-9 6.5-17.5z"/>' +
    '<path class="r-fi" d="M-6.7-13C-7-6-3-2.5 0-2.5S7-6 6.7-13C4-10.5 2.5-11.5 0-11.5S-4-10.5-6.7-13z"/>' +
    '<circle class="r-fi" cx="-2.8" cy="-15" r="1.1"/><circle class="r-fi" cx="2.8" cy="-15" r="1.1"/>' +
    '<path class="r-fred r-st" d="M-19-20C-13-20.5-10-30.5 0-30.5S13-20.5 19-20C12-14-12-14-19-20z"/>' +
    '<path class="r-kb" d="M-18.3-19.7C-11-14.8 11-14.8 18.3-19.7"/>' +
    '<path class="r-fp r-st1" d="M7-25C10-34 17-36 22-34 20-30 16-25 9-22.5z"/>',
  hook:
    '<g transform="translate(0 2)">' +
    '<path class="r-fl r-st" d="M1.5-7V5A5 5 0 0 1-8.5 5C-8.5 2-9-1.5-10.5-6-13.5-2-14 2-14 5A10.25 10.25 0 0 0 6.5 ' +
    '5V-7z"/><path class="r-k1" d="M-11.5 6A8 8 0 0 0-3.5 13"/>' +
    '<path class="r-fw r-st" d="M-6.5-20H14.5L11.5-7H-3.5z"/>' +
    '<path class="r-fb r-st1" d="M-6-17.5H14L13.3-14H-5.3z"/></g>',
};

export const LANDMARKS: readonly string[] = [
  '<path class="r-la" d="M-16 14V1L-5-4V14zM5 14V-1L16 4V14z"/><path class="r-la" d="M-5 14V-9L0-21 5-9V14z"/>' +
    '<path class="r-lb" d="M0-21v-5M-2.2-24H2.2M-2 14V8.5C-2 6 2 6 2 8.5V14M-16 1-5 3M5 4 16 6M-12 6v4M10 8v3' +
    'M0-5v4"/>',
  '<path class="r-la" d="M-8 15-5-5H5L8 15z"/><path class="r-la" d="M-5-5C-4-10 4-10 5-5z"/>' +
    '<path class="r-lb" d="M0-6-14-17M0-6 14 5M0-6 11-20M0-6-11 8M-14-17l4-1.5 3 4M14 5l-4 2-3.5-4M11-20l-1 5-4.5 0' +
    'M-11 8l0-5 4-1M-2 15V10H2V15"/>',
  '<path class="r-la" d="M-13 10H13V15H-13z"/><path class="r-lk" d="M-8 10V-17H8"/>' +
    '<path class="r-lb" d="M-8-10-1-17M7-17V-9M7-9a3 3.6 0 1 0 .1 0M-13 12.5H13"/>',
  '<path class="r-la" d="M-8 15-4-10H4L8 15z"/><path class="r-la" d="M-5-10h10v-6H-5zM-4-16 0-21 4-16z"/>' +
    '<path class="r-lb" d="M-7 8H7M-5.8 0H5.8M-8-13-16-16M-8-12-16-10M8-13 16-16M8-12 16-10"/>',
  '<path class="r-lk" d="M-5 15C-3 7-4 0-6-6M6 15C6 9 7 5 9 1"/>' +
    '<path class="r-la" d="M-6-6C-11-15-18-12-19-6-14-9-10-9-6-6zM-6-6C-1-15 6-12 7-6 2-9-2-9-6-6z' +
    'M-6-6C-11-5-13 0-12 5-9 0-8-3-6-6zM-6-6C-1-5 1 0 0 5-3 0-4-3-6-6zM9 1C5-4 1-3-1 1 3 0 6 0 9 1z' +
    'M9 1C13-4 18-2 19 3 15 0 12 0 9 1z"/>',
  '<path class="r-la" d="M-11 4C-11-.5 11-.5 11 4V13C11 17-11 17-11 13z"/>' +
    '<path class="r-la" d="M-14-8 0-19 14-8z"/><path class="r-lk" d="M-10-8V4M10-8V4"/>' +
    '<path class="r-lb" d="M-11 4C-11 8 11 8 11 4M0-8V5M-3 5h6v4h-6zM-6 9v5M0 11v5M6 9v5"/>',
  '<path class="r-la" d="M-16 13V1C-16-4-8-4-8 1V13zM8 13V3C8-1 15-1 15 3V13z"/>' +
    '<path class="r-lk" d="M0 14V-16M-7-8H7"/><path class="r-lb" d="M-19 14H19M-14 3h4M-14 6h4M10 6h3"/>',
  '<path class="r-la" d="M-15-4 14-13 16-5-12 6C-18 6-19-2-15-4z"/><circle class="r-la" cx="-3" cy="8" r="7.5"/>' +
    '<path class="r-lb" d="M-3 .5V15.5M-10.5 8H4.5M-8.3 2.7 2.3 13.3M2.3 2.7-8.3 13.3M9-11.5 11-3.5"/>' +
    '<circle class="r-la" cx="12" cy="12" r="3"/><circle class="r-la" cx="18" cy="12.5" r="2.8"/>',
  '<path class="r-la" d="M-16-2-12-13H12L16-2C14 2 9 2 8-1 7 2 1 2 0-1-1 2-7 2-8-1-9 2-14 2-16-2z"/>' +
    '<path class="r-lb" d="M-8-1-6-13M0-1V-13M8-1 6-13M-13 2V15M13 2V15M-13 8H13"/>' +
    '<path class="r-la" d="M-10 8a3.5 3.5 0 0 1 7 0zM-3 8a3 3 0 0 1 6 0zM3 8a3.5 3.5 0 0 1 7 0z"/>',
];

/** The five shapes of the seats round 0 0, and the hat that makes a pirate of them. */
export const SHAPES: readonly string[] = [
  '<path d="M0-11.5 10.5 0 0 11.5-10.5 0z"/>',
  '<circle r="9.6"/>',
  '<path d="M-8.7-8.7h17.4v17.4h-17.4z"/>',
  '<path d="M0-11 11 8.6h-22z"/>',
  '<path d="M0 -11.2L3.3 -3.7L11.4 -2.9L5.3 2.5L7.1 10.5L0 6.4L-7.1 10.5L-5.3 2.5L-11.4 -2.9L-3.3 -3.7z"/>',
];
export const HAT = 'M-9.5 2.2C-7.4 2-5.6-4.6 0-4.6 5.6-4.6 7.4 2 9.5 2.2 6 5.4-6 5.4-9.5 2.2z';
export const HATS: readonly number[] = [-9.2, -7.2, -7.4, -8.2, -9.4];
