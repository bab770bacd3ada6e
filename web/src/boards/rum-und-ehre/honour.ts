// What lies under a flag is worth, as the score sheet will say it at the end; the server
// counts, this only shows it on the way.
import { token, type Figures } from './types';

const MAPS = ['yellow', 'pink', 'green'];

/** Which of the tokens count now: of a good only the best, of a colour's maps pairs only. Flag first, then supplies. */
export function counting(flag: readonly string[], supplies: readonly string[], figures: Figures): boolean[] {
  const lone = new Set<number>();
  for (const colour of MAPS) {
    const all = flag.map((id, n) => ({ n, ...token(id, figures) })).filter((one) => one.stem === colour);
    if (all.length % 2) lone.add(all.reduce((least, one) => (one.value < least.value ? one : least)).n);
  }
  const goods = supplies.map((id) => token(id, figures));
  return [
    ...flag.map((_, n) => !lone.has(n)),
    ...goods.map(
      (one, n) =>
        !goods.some(
          (other, m) => other.stem === one.stem && (other.value > one.value || (other.value === one.value && m < n)),
        ),
    ),
  ];
}

export function honour(flag: readonly string[], supplies: readonly string[], figures: Figures): number {
  const counts = counting(flag, supplies, figures);
  return [...flag, ...supplies].reduce((sum, id, n) => sum + (counts[n] ? token(id, figures).value : 0), 0);
}
