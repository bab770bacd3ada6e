// Marks on a square of 32 units, in the colour of the text around them; --gap is the ground that shows through.
export const MARKS = {
  sailor:
    '<path d="M16,9V28M9,14H23M5,20Q6,28 16,29Q26,28 27,20M5,20l-2.5,4M5,20l4,3M27,20l2.5,4M27,20l-4,3" ' +
    'fill="none" stroke="currentColor" stroke-width="2.800" stroke-linecap="round" stroke-linejoin="round"/>' +
    '<circle cx="16" cy="6" r="3.200" fill="none" stroke="currentColor" stroke-width="2.600"/>',
  pirate:
    '<path d="M0.500,24.500C1,14 4,8 9.500,11C11,6.500 13,4.500 16,4.500C19,4.500 21,6.500 22.500,11' +
    'C28,8 31,14 31.500,24.500C26,20.500 21,19 16,19C11,19 6,20.500 0.500,24.500Z" fill="currentColor"/>' +
    '<path d="M13.800,9.500l4.400,4.400M18.200,9.500l-4.400,4.400" stroke="var(--gap)" stroke-width="1.700" ' +
    'stroke-linecap="round"/>',
  passenger:
    '<path d="M16,4C7,4 2,10 1,18Q5,14 8.500,18Q12,14 16,18Q20,14 23.500,18Q27,14 31,18C30,10 25,4 16,4Z" ' +
    'fill="currentColor"/>' +
    '<path d="M16,1V27Q16,30.500 19,30.500Q22,30.500 22,27" fill="none" stroke="currentColor" ' +
    'stroke-width="2.600" stroke-linecap="round"/>',
  tax:
    '<path d="M8,3H24V29L20,26L16,29L12,26L8,29Z" fill="none" stroke="currentColor" stroke-width="2.600" ' +
    'stroke-linejoin="round"/>' +
    '<path d="M12,10H20M12,15H20M12,20H17" stroke="currentColor" stroke-width="2.400" stroke-linecap="round"/>',
  sabre:
    '<path d="M2,3C3,16 10,24 21,25.500L24,21C14,19 7,13 2,3Z" fill="currentColor" stroke="currentColor" ' +
    'stroke-width="1.600" stroke-linejoin="round"/>' +
    '<path d="M17.500,30Q19,20 29,17.500" fill="none" stroke="currentColor" stroke-width="2.800" ' +
    'stroke-linecap="round"/>' +
    '<path d="M24,24.500L29.500,29.500" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>',
  skull:
    '<path d="M16,2C8,2 4,8 4,14Q4,19 8,21V26Q8,29 11,29H21Q24,29 24,26V21Q28,19 28,14C28,8 24,2 16,2Z" ' +
    'fill="currentColor"/><circle cx="11" cy="14.500" r="3.700" fill="var(--gap)"/>' +
    '<circle cx="21" cy="14.500" r="3.700" fill="var(--gap)"/>' +
    '<path d="M16,18l-2,4h4ZM13,25v4M16,25v4M19,25v4" fill="var(--gap)" stroke="var(--gap)" stroke-width="1.300"/>',
  crest: '<path d="M4,3H28V16Q28,25 16,30Q4,25 4,16Z" fill="currentColor"/>',
  free: '<path d="M4,3H28V16Q28,25 16,30Q4,25 4,16Z" fill="none" stroke="currentColor" stroke-width="2.400"/>',
  coin:
    '<circle cx="16" cy="16" r="13.500" fill="var(--coin)" stroke="var(--card-ink)" stroke-width="2"/>' +
    '<circle cx="16" cy="16" r="9.500" fill="none" stroke="var(--card-ink)" stroke-width="1.200" ' +
    'stroke-dasharray="2 1.600"/>',
} as const;

export type MarkName = keyof typeof MARKS;
