// Sales: the best one with what one holds, for a mark on the market, and what whole sales bring.
import type { Whole } from '../../board/board';
import { face, heap, type Held, type Printed } from './types';
import { DEALS, type Deal, type MutinyView, type Yield } from './view';

export const SIZES: Record<Deal, number> = { any2: 2, any3: 3, any4: 4, same3: 3, pairs: 4, same4: 4 };

/** Whether these stones make the deal; jokers stand for any colour. */
export function makes(deal: Deal, stones: readonly string[]): boolean {
  if (stones.length !== SIZES[deal]) return false;
  const plain = stones.filter((one) => one !== 'joker');
  const counts = [...new Set(plain)].map((one) => plain.filter((other) => other === one).length);
  if (deal === 'same3' || deal === 'same4') return counts.length <= 1;
  return deal === 'pairs' ? counts.length <= 2 && counts.every((count) => count <= 2 || counts.length === 1) : true;
}

/** Every choice of so many tiles; equal ones are not told apart. */
function* bags(held: readonly Held[], size: number): Generator<string[]> {
  if (size === 0) yield [];
  const [first, ...rest] = held;
  if (size === 0 || !first) return;
  for (let n = Math.min(first.count, size); n >= 0; n--) {
    for (const more of bags(rest, size - n)) yield [...Array.from({ length: n }, () => first.id), ...more];
  }
}

export interface Sale {
  deal: Deal;
  rum: number;
  prestige: number;
  doubloons: number;
}

export function bestSale(
  tiles: readonly string[],
  rum: number,
  yields: readonly Yield[],
  printed?: Partial<Printed>,
): Sale | null {
  const jewels = heap(tiles.filter((id) => face(id, printed).stone));
  let best: Sale | null = null;
  for (const line of yields) {
    let symbols = -1;
    for (const bag of bags(jewels, SIZES[line.deal])) {
      const sold = bag.map((id) => face(id, printed));
      if (
        makes(
          line.deal,
          sold.map((one) => one.stone),
        )
      )
        symbols = Math.max(
          symbols,
          sold.reduce((sum, one) => sum + one.rum, 0),
        );
    }
    if (symbols < 0) continue;
    const poured = Math.min(rum, symbols, line.prestige.length - 1);
    const found = {
      deal: line.deal,
      rum: poured,
      prestige: line.prestige[poured] ?? 0,
      doubloons: line.doubloons[poured] ?? 0,
    };
    if (
      !best ||
      found.prestige > best.prestige ||
      (found.prestige === best.prestige && found.doubloons > best.doubloons)
    )
      best = found;
  }
  return best;
}

export const isDeal = (part: string): part is Deal => (DEALS as readonly string[]).includes(part);

/** Whether the seat itself sells, and not the henchman in its name: he gains nothing and pours nothing. */
export function sells({ public: { figures }, seat }: MutinyView, deal: Deal): boolean {
  const stands = seat === null ? '' : figures[seat];
  return stands === `market-${deal}` || stands === 'city-market';
}

/** What a sale brings: the deal with as much rum as the move has; null for a move that is
 *  no complete sale of one's own. */
export function brought(choice: Whole, view: MutinyView): { prestige: number; doubloons: number } | null {
  const deal = choice.verb === 'deal' ? String(choice.values['deal']) : view.public.deal;
  const line = view.public.yields.find((one) => one.deal === deal);
  if (!line || !sells(view, line.deal)) return null;
  const rum =
    choice.verb === 'pour' ? Number(choice.values['rum']) : choice.parts.filter((one) => one === 'rum').length;
  const tiles = view.public.laid.length + choice.parts.filter((one) => one !== 'rum' && one !== deal).length;
  return tiles === SIZES[line.deal] ? { prestige: line.prestige[rum] ?? 0, doubloons: line.doubloons[rum] ?? 0 } : null;
}
