// Five cards in two rows. A split is named by the set without the last card (notation.py); a person moves any card up
// or down. So it is also kept which row the named set lies in.
export interface Rows {
  parts: readonly string[]; // what a legal move is made of
  flipped: boolean; // the named set is the lower row
}

export const OFFER = 5;
const part = (slot: number) => `offer-${slot + 1}`;

/** Which of the five lie in the upper row. */
export function upper({ parts, flipped }: Rows): boolean[] {
  return Array.from({ length: OFFER }, (_, slot) => parts.length > 0 && parts.includes(part(slot)) !== flipped);
}

/** A card changes its row. All five in one row is no split yet: nothing is chosen. */
export function toggled(rows: Rows, slot: number): Rows {
  const up = upper(rows).map((one, n) => (n === slot ? !one : one));
  const flipped = up[OFFER - 1] === true;
  return { parts: up.flatMap((one, n) => (one !== flipped ? [part(n)] : [])), flipped };
}
