// What the server works out from the view: the best sale with what one holds, and chances.
import { DEALS, type Deal, type MutinyView } from './view';
import type { SeenEvent } from '../../wire';

export interface Sale {
  deal: Deal;
  rum: number;
  prestige: number;
  doubloons: number;
}

interface Outlook {
  cards: number; // in the pile at the beginning
  sizes: number[]; // tiles of each deal
  dives: number[]; // in percent, how likely a treasure is on each space of the wreck
  sale?: Sale; // the best one
}

export const outlook = (view: MutinyView): Partial<Outlook> => (view.outlook ?? {}) as Partial<Outlook>;

export const isDeal = (part: string): part is Deal => (DEALS as readonly string[]).includes(part);

/** How many tiles a deal has. */
export const size = (view: MutinyView, deal: Deal): number => outlook(view).sizes?.[DEALS.indexOf(deal)] ?? 0;

/** What a sale brings, by its events; null for what is no sale of one's own. */
export function brought(events: readonly SeenEvent[]): { prestige: number; doubloons: number } | null {
  const sale = events.find((one) => one.line === 'yield');
  return sale ? { prestige: Number(sale.values['prestige']), doubloons: Number(sale.values['doubloons']) } : null;
}
