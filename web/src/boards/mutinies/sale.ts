// The best sale one could make with what one holds: counting only, from the yields the board prints. It marks a cell of
// the market; whether a sale is possible now is for the server to say.
import { face, type Deal, type Printed, type Yield } from './types';

const SIZES: Record<Deal, number> = { any2: 2, any3: 3, any4: 4, same3: 3, pairs: 4, same4: 4 };

/** Whether these stones make the deal; jokers stand for any colour. */
export function makes(deal: Deal, stones: readonly string[]): boolean {
  if (stones.length !== SIZES[deal]) return false;
  const plain = stones.filter((one) => one !== 'joker');
  const counts = [...new Set(plain)].map((one) => plain.filter((other) => other === one).length);
  if (deal === 'same3' || deal === 'same4') return counts.length <= 1;
  return deal === 'pairs' ? counts.length <= 2 && counts.every((count) => count <= 2 || counts.length === 1) : true;
}

function* subsets(count: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let n = from; n <= count - size; n++) for (const rest of subsets(count, size - 1, n + 1)) yield [n, ...rest];
}

export interface Sale {
  deal: Deal;
  rum: number;
  prestige: number;
  doubloons: number;
}

export function bestSale(tiles: readonly string[], rum: number, yields: readonly Yield[], printed?: Partial<Printed>): Sale | null {
  const jewels = tiles.map((id) => face(id, printed)).filter((one) => one.stone);
  let best: Sale | null = null;
  for (const line of yields) {
    let symbols = -1;
    for (const chosen of subsets(jewels.length, SIZES[line.deal])) {
      const sold = chosen.flatMap((n) => jewels[n] ?? []);
      if (!makes(line.deal, sold.map((one) => one.stone))) continue;
      symbols = Math.max(symbols, sold.reduce((sum, one) => sum + one.rum, 0));
    }
    if (symbols < 0) continue;
    const poured = Math.min(rum, symbols, line.prestige.length - 1);
    const found = { deal: line.deal, rum: poured, prestige: line.prestige[poured] ?? 0, doubloons: line.doubloons[poured] ?? 0 };
    if (!best || found.prestige > best.prestige || (found.prestige === best.prestige && found.doubloons > best.doubloons)) best = found;
  }
  return best;
}
