import type { Choice } from '../wire';
import { words } from '../lib/language.svelte';

/** What a move costs, in words: "3 pirates and 1 coin". Empty if it is free. */
export function costOf(choice: Choice): string {
  const said = words();
  const parts = Object.entries(choice.cost ?? {}).filter(([, much]) => much > 0);
  const shown = parts.map(([what, much]) =>
    said.has(`ui-cost-${what}`) ? said.say(`ui-cost-${what}`, { much }) : `${much} ${what}`,
  );
  return shown.length === 0 ? '' : said.listed(shown);
}

/** A sentence's first letter large. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
