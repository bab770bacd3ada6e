// How a crew of any length finds room: every card below the top one shows its strip with mark and number (4.1).
export interface CrewLayout {
  strip: number; // height of a strip in pixels
  columns: 1 | 2; // long crews lie in two columns
  card: number; // height of the card on top
  height: number; // of it all
}

export const SHAPE = 150 / 180; // of the card on top: without its name
const LEAST = 18; // a number of 13 pixels is still read
const SMALLEST = 0.5; // of the card's width

export function crewLayout(count: number, width: number, room: number): CrewLayout {
  const ideal = Math.min(32, Math.max(22, Math.round(width * 0.29)));
  const full = Math.round(width * SHAPE);
  if (count === 0) return { strip: ideal, columns: 1, card: full, height: 0 };
  const fitting = (rows: number, card: number) => (rows === 0 ? ideal : Math.min(ideal, Math.floor((room - card) / rows)));
  const below = count - 1;
  for (const columns of [1, 2] as const) {
    const rows = Math.ceil(below / columns);
    for (const card of [full, Math.round(width * SMALLEST)]) {
      const strip = fitting(rows, card);
      if (strip >= LEAST) return { strip, columns, card: Math.min(full, Math.max(card, room - rows * strip)), height: 0 };
    }
  }
  return { strip: LEAST, columns: 2, card: Math.round(width * SMALLEST), height: 0 };
}

/** With the height all of it takes. */
export function crewHeight(count: number, layout: CrewLayout): number {
  return count === 0 ? 0 : Math.ceil((count - 1) / layout.columns) * layout.strip + layout.card;
}

/** Sails grow with the gold they carry: the width of a ship, in percent of its berth. */
export function shipWidth(gold: number, most: number): number {
  return Math.round(52 + 26 * (gold / Math.max(1, most)) ** 0.8);
}
