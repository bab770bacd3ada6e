// Sales: the best one with what one holds, for a mark on the market, and whole sales. The server asks for a deal, its
// tiles and the rum one after the other; a person puts them together and confirms them once. This is counting only,
// from what the board prints; whether a sale is possible is for the server to say.
import type { Growth, Whole } from '../../board/board';
import type { Choice } from '../../wire';
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

/** The deal the captain still has to hand over for the henchman, besides his own sale. */
function owed({ public: { figures, order }, seats, seat, options }: MutinyView): Deal | null {
  const deal = /^market-(.+)$/.exec(figures[seats] ?? '')?.[1] ?? '';
  return seat === order[0] && options['henchman-market'] !== 'blocks-free' && isDeal(deal) ? deal : null;
}

const lay = (tile: string): Choice => ({
  move: `lay ${tile}`,
  verb: 'lay',
  parts: [tile],
  values: { tile },
  kinds: { tile: 'tile' },
});
const pour = (rum: number): Choice => ({ move: `pour ${rum}`, verb: 'pour', parts: [], values: { rum }, kinds: {} });

/** The whole sales that begin with this move: a deal chosen in the city, or the first tile on the market. */
export function sales(choice: Choice, view: MutinyView, printed: Partial<Printed>): Growth | null {
  const { deal: now, laid, players, yields } = view.public;
  const deal = choice.verb === 'deal' ? String(choice.values['deal']) : choice.verb === 'lay' ? now : '';
  const me = view.seat === null ? undefined : players[view.seat];
  if (!me || !isDeal(deal)) return null;
  const begun = choice.verb === 'lay' ? [String(choice.values['tile'])] : [];
  const mine = [...(view.private.jewels ?? []), ...(view.private.treasures ?? [])].filter(
    (id) => face(id, printed).stone,
  );
  for (const tile of begun) mine.splice(mine.indexOf(tile), 1);
  const own = sells(view, deal);
  const reserved = own ? owed(view) : null;
  const most = own ? Math.min(me.rum, (yields[0]?.prestige.length ?? 1) - 1) : 0;
  const stones = (tiles: readonly string[]) => tiles.map((id) => face(id, printed).stone);

  const wholes: Whole[] = [];
  for (const bag of bags(heap(mine), SIZES[deal] - laid.length - begun.length)) {
    const sold = [...laid, ...begun, ...bag];
    if (!makes(deal, stones(sold)) || (reserved && !leaves(mine, bag, reserved, stones))) continue;
    const limit = Math.min(
      most,
      sold.reduce((sum, id) => sum + face(id, printed).rum, 0),
    );
    for (let rum = 0; rum <= limit; rum++) {
      const rest = [...bag.map(lay), ...(limit > 0 ? [pour(rum)] : [])];
      const then = rest.reduceRight<Whole | undefined>((next, one) => (next ? { ...one, then: next } : one), undefined);
      const parts = [...choice.parts, ...bag, ...Array.from({ length: rum }, () => 'rum')];
      wholes.push({ ...choice, parts, ...(rum ? { cost: { rum } } : {}), ...(then ? { then } : {}) });
    }
  }
  const refuses: Growth['refuses'] = (part) =>
    mine.includes(part)
      ? { rule: '6.2', reason: 'does-not-fit', values: { tile: part, deal }, kinds: { tile: 'tile', deal: 'deal' } }
      : null;
  return { wholes, refuses };
}

/** Whether that deal is still possible when these tiles are gone. */
function leaves(
  mine: readonly string[],
  bag: readonly string[],
  deal: Deal,
  stones: (tiles: readonly string[]) => string[],
): boolean {
  const left = [...mine];
  for (const tile of bag) left.splice(left.indexOf(tile), 1);
  for (const other of bags(heap(left), SIZES[deal])) if (makes(deal, stones(other))) return true;
  return false;
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
