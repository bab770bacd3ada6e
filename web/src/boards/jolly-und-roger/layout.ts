// How a crew of any length finds room: every card below the top one shows its strip with mark and number (4.1).
export interface CrewLayout {
  strip: number; // height of a strip in pixels
  columns: 1 | 2; // long crews lie in two columns
  card: number; // height of the card on top
  height: number; // of it all
}

const SHAPE = 150 / 180; // of the card on top: without its name
const SMALLEST = 0.5; // of its width, if the crew is long
const LEAST = 18; // the lowest strip: a number of 14 pixels is still read
const MOST = 32;

export function crewLayout(count: number, width: number, room: number): CrewLayout {
  const full = Math.round(width * SHAPE);
  const ideal = Math.min(MOST, Math.round(width * 0.29));
  const small = Math.round(width * SMALLEST);
  const laid = (columns: 1 | 2, card: number, strip: number): CrewLayout => {
    const height = count === 0 ? 0 : Math.ceil((count - 1) / columns) * strip + card;
    return { strip, columns, card, height };
  };
  if (count < 2) return laid(1, Math.min(full, Math.max(small, room)), ideal);
  for (const columns of [1, 2] as const) {
    const rows = Math.ceil((count - 1) / columns);
    for (const card of [full, small]) {
      const strip = Math.min(ideal, Math.floor((room - card) / rows));
      if (strip >= LEAST) return laid(columns, Math.min(full, room - rows * strip), strip);
    }
  }
  return laid(2, small, LEAST);
}

/** Ships grow with the gold they carry: their width, in percent of the berth. */
export function shipWidth(gold: number, most: number): number {
  return Math.round(46 + 30 * (gold / Math.max(1, most)));
}
