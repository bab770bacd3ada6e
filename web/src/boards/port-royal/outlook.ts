// What the server works out from the view: the rising risk, and what taking a card means.
import type { Colour, PortView } from './cards';

/** What the next card can be. */
export interface Odds {
  exact: boolean; // from all that was seen; else from what lies open
  cards: number; // how many cards the next one can be
  twin: number; // a colour that is in the harbour: everything is lost
  repelled: number; // such a one, but the sabres suffice
  fresh: number; // a ship of a new colour
  person: number;
  tax: number;
  threats: Partial<Record<Colour, number>>; // cards by colour that would empty the harbour
}

/** What taking a card means for whoever looks. */
export interface Terms {
  left: number; // coins afterwards; below zero: so many are missing
  points: number;
  fee: number;
}

interface Outlook {
  odds: Partial<Odds>;
  left: Record<string, number>;
  points: Record<string, number>;
  fee: number;
  picks: number[]; // cards the active player may take, by the number of ships in the harbour
}

const NONE: Odds = { exact: false, cards: 0, twin: 0, repelled: 0, fresh: 0, person: 0, tax: 0, threats: {} };
const outlook = (view: PortView): Partial<Outlook> => view.outlook ?? {}; // zeros are left out

export const odds = (view: PortView): Odds => ({ ...NONE, ...outlook(view).odds });

export const picks = (view: PortView): readonly number[] => outlook(view).picks ?? [];

export function terms(view: PortView, card: string): Terms {
  const { left, points, fee } = outlook(view);
  return { left: left?.[card] ?? 0, points: points?.[card] ?? 0, fee: fee ?? 0 };
}

/** The scale of the harbour: how many cards go with which numbers of ships, from the first ship on. */
export function scale(view: PortView): { from: number; to: number; cards: number }[] {
  const found: { from: number; to: number; cards: number }[] = [];
  picks(view).forEach((cards, ships) => {
    const last = found.at(-1);
    if (ships === 0) return;
    if (last?.cards === cards) last.to = ships;
    else found.push({ from: ships - 1, to: ships, cards });
  });
  return found;
}

/** Rounded, but never to nothing or to certainty when it is neither. */
export function percent(part: number, whole: number): number {
  if (whole === 0 || part === 0) return 0;
  if (part === whole) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * part) / whole)));
}
