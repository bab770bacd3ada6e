// What people did beside the game: lines of the log that are no events.
import { unopened, type Receipt } from '../net/fairness';
import type { SeenEvent, TableInfo } from '../wire';

export function linesBeside(info: TableInfo | null, receipt: Receipt, mine: readonly number[]): SeenEvent[] {
  const line = (what: string, seat: number, number: number) => ({
    line: what,
    rule: '',
    values: { seat },
    kinds: { seat: 'seat' },
    number,
  });
  const rounds = info?.rounds ?? [];
  const silent = rounds.flatMap((round, n) =>
    unopened(round).map((seat) => line('unopened', seat, -0.6 + (n * 16 + seat) / 1000)),
  ); // before the first event
  const elsewhere = receipt.elsewhere(rounds, mine).map((seat) => line('elsewhere', seat, -0.1 + seat / 1000));
  const acts = (info?.seats ?? []).flatMap(
    (one, seat) =>
      (['parted', 'declined'] as const).flatMap((what, n) => {
        const at = one[what];
        return at === null || at === undefined ? [] : [line(what, seat, at - 1 + (1 + seat * 2 + n) / 100)];
      }), // after that event
  );
  return [...silent, ...elsewhere, ...acts];
}
