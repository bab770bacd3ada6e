// How a crew of any length finds room: every card below the top one shows its strip with mark and number.
export interface CrewLayout {
  strip: number; // height of a strip in pixels
  columns: 1 | 2; // long crews lie in two columns
  card: number; // height of the card on top
  height: number; // of it all
}

// the height of the card on top, in widths: its whole picture, a face, hardly more than its number
const CARDS = [1.16, 0.84, 0.5] as const;
const LEAST = 18; // the lowest strip: a number of 14 pixels is still read
const EASY = 24; // as long as this is kept, the card on top gives way last
const MOST = 32;

export function crewLayout(count: number, width: number, room: number): CrewLayout {
  const [full, face, small] = CARDS.map((widths) => Math.round(width * widths)) as [number, number, number];
  const ideal = Math.min(MOST, Math.round(width * 0.29));
  const laid = (columns: 1 | 2, card: number, strip: number): CrewLayout => {
    const height = count === 0 ? 0 : Math.ceil((count - 1) / columns) * strip + card;
    return { strip, columns, card, height };
  };
  if (count < 2) return laid(1, Math.min(full, Math.max(small, room)), ideal);
  for (const columns of [1, 2] as const) {
    const rows = Math.ceil((count - 1) / columns);
    for (const [card, least] of [
      [full, ideal],
      [face, EASY],
      [small, LEAST],
    ] as const) {
      const strip = Math.min(ideal, Math.floor((room - card) / rows));
      if (strip >= Math.min(least, ideal)) return laid(columns, Math.min(full, room - rows * strip), strip);
    }
  }
  return laid(2, small, LEAST);
}

/** How high a row of crews is on a phone, where the longest of them sets the room for all; long ones move together. */
export function rowFor(longest: number, most: number): number {
  return longest === 0 ? 52 : Math.min(most, 72 + (longest - 1) * 20) + 24;
}

/** Ships grow with the gold they carry: their width, in percent of the berth. */
export function shipWidth(gold: number, most: number): number {
  return Math.round(44 + 40 * (gold / Math.max(1, most)));
}
