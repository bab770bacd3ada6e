// What the board knows of spaces, tiles and cards; what a view holds is in view.ts.
import { ACTIONS, type Action } from './view';

export const CITY = ['yarn', 'theft', 'visit', 'rumours', 'market'] as const;
export const WHEEL = [0, 1, 3, 6] as const;
export const GIFTS = ['prestige', 'doubloon', 'trade'] as const;

/** The parts of components.toml the board prints, each with its source. */
export interface Printed {
  jewels: Record<string, { source: string }>;
  treasures: Record<string, { gain?: number; pay?: number; rum?: number; source: string }>;
  market: Record<string, { source: string }>;
  track: { source: string };
  beyond: { source: string };
  wreck: { over: number[]; rum: number[] };
  'beyond-extra': { rum: number[] };
  tavern: { first: number; plus: number; doubloons: number[] };
  city: { pay: number; prestige: number; rum: number; fifth: number };
  cabin: { prestige: number; doubloons: number; pay: number; exchange: number };
  wheel: { pay: number[]; 'pay-prestige': number[]; doubloons: number[]; prestige: number[] };
  reward: { sailors: number; captain: number };
  'bad-rum': { doubloons: number };
  renowned: { pay: number; prestige: number };
  'more-rum': { rum: number };
  refusal: { prestige: number };
  'last-mutiny': { prestige: number };
  'where-is-my-rum': { rum: number };
  'seven-seas': { three: number[]; four: number[]; five: number[] };
  'to-the-end': { prestige: number };
  'loyal-soul': { sailor: number; last: number };
}

/** What is on a tile: `ruby-10` is a ruby with one rum and no doubloon, `treasure-rum` a treasure. */
export interface Face {
  treasure: boolean;
  stone: string; // ruby … joker; empty for a treasure that is no jewel
  kind: string; // of a treasure: rum, prestige, doubloons, exchange
  rum: number;
  doubloons: number;
}

const STONES = new Set(['ruby', 'sapphire', 'emerald', 'topaz', 'joker']);

export function face(id: string, printed?: Partial<Printed>): Face {
  const [stem = '', rest = ''] = id.split('-');
  if (stem === 'treasure') {
    const stone = STONES.has(rest) ? rest : '';
    return {
      treasure: true,
      stone,
      kind: stone ? '' : rest,
      rum: stone ? (printed?.treasures?.[rest]?.rum ?? 0) : 0,
      doubloons: 0,
    };
  }
  return { treasure: false, stone: stem, kind: '', rum: Number(rest[0] ?? 0), doubloons: Number(rest[1] ?? 0) };
}

/** Which action a space belongs to; empty for cabin and wheel. */
export function actionOf(space: string): Action | '' {
  return ACTIONS.find((one) => space.startsWith(`${one}-`)) ?? '';
}

export interface Held {
  id: string;
  count: number;
}

/** The same faces lie on one another. */
export function heap(ids: readonly string[]): Held[] {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, count]) => ({ id, count }));
}

export type CardKind = 'must' | 'may' | 'end';

const MAY = new Set(['bad-rum', 'all-aboard', 'spyglass', 'renowned', 'more-rum', 'right-there', 'duel']);
const END = new Set(['seven-seas', 'where-is-my-rum', 'to-the-end', 'loyal-soul']);
export const INVENTED: ReadonlySet<string> = new Set(['to-the-end', 'loyal-soul']);

export function cardKind(id: string): CardKind {
  return MAY.has(id) ? 'may' : END.has(id) ? 'end' : 'must';
}
