// Dark alleys come in pairs: out by one and in by another (4.1), called back two at a time (5.5). The server asks for
// one after the other; a person chooses both and confirms once.
import type { Growth, View, Whole } from '../../board/board';
import type { Choice } from '../../wire';
import type { Alley, RumView } from './types';

type Reason = ReturnType<Growth['refuses']>;

export function grows(choice: Choice, given: View): Growth | null {
  const view = given as unknown as RumView;
  const { alleys, players, captain } = view.public;
  const first = alleys.find((one) => choice.parts.includes(one.id));
  const seat = view.seat;
  if (!first?.dark || seat === null) return null;
  const step = (verb: string, alley: Alley): Choice => ({
    move: `${verb} ${alley.id}`,
    verb,
    parts: [alley.id],
    values: { alley: alley.id },
    kinds: { alley: 'alley' },
  });
  const others = alleys.filter((one) => one.dark && one.id !== first.id);
  const refusing =
    (why: (alley: Alley) => Reason) =>
    (part: string): Reason => {
      const alley = alleys.find((one) => one.id === part);
      return alley ? why(alley) : null;
    };
  const no = (rule: string, reason: string, values: Record<string, unknown> = {}): Reason => ({
    rule,
    reason,
    values,
    kinds: { alley: 'alley', seat: 'seat', field: 'field' },
  });

  if (choice.verb === 'dark') {
    const have = (players[seat]?.pirates ?? 0) - first.length;
    const home = (alley: Alley) => alley.ends[0] === captain && view.options['dark-return'] !== true;
    const seconds = others.filter((one) => one.owner === null && one.length <= have && !home(one));
    return {
      wholes: seconds.map((second): Whole => ({
        ...choice,
        parts: [first.id, second.id],
        cost: { ...choice.cost, pirates: first.length + second.length },
        then: step('enter', second),
      })),
      refuses: refusing((alley) => {
        if (!alley.dark) return no('4.1', 'enter-by-dark');
        if (alley.owner !== null) return no('3.4', 'occupied', { alley: alley.id, seat: alley.owner });
        if (alley.length > have)
          return no('3.3', 'too-few-pirates', { alley: alley.id, needed: alley.length, pirates: have });
        return home(alley) ? no('4.4', 'same-field', { alley: alley.id, field: captain }) : null;
      }),
    };
  }
  const own = others.filter((one) => one.owner === seat);
  if (choice.verb !== 'recall' || own.length === 0) return null;
  const enough: Choice = { move: 'enough', verb: 'enough', parts: ['enough'], values: {}, kinds: {} };
  return {
    wholes: [
      { ...choice, then: enough },
      ...own.map((second): Whole => ({ ...choice, parts: [first.id, second.id], then: step('recall', second) })),
    ],
    refuses: refusing((alley) => no('5.5', 'not-yours', { alley: alley.id })),
  };
}
