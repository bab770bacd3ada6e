// Words of the board that several of its parts say.
import type { Whole } from '../../board/board';
import type { Words } from '../../lib/words';
import { sortOf, token, type Field, type RumView } from './types';

/** "pub The Swan", "coin 4" */
export function nameOf(words: Words, field: Field | undefined): string {
  if (!field) return '';
  return field.kind === 'coin' ? words.name(field.id, 'field') : words.say(`board-kind-${sortOf(field)}`);
}

/** The rendezvous that waits at a field, as the token is called. */
export const dateAt = (field: Field): string => `date-${field.kind === 'map' ? `map-${field.sort ?? ''}` : field.kind}`;

/** Where a move leads the captain. */
export function goal(choice: Whole, view: RumView): Field | undefined {
  if (choice.then) return goal(choice.then, view);
  const { fields, alleys, captain } = view.public;
  const alley = alleys.find((one) => choice.parts.includes(one.id));
  if (!alley) return undefined;
  if (choice.verb === 'move')
    return fields.find((field) => field.id === (alley.ends[0] === captain ? alley.ends[1] : alley.ends[0]));
  return choice.verb === 'enter' ? fields.find((field) => field.id === alley.ends[0]) : undefined;
}

/** What awaits the captain at a field, from what the seat may know: "The Swan, for 4 and 2; your rendezvous waits". */
export function awaits(words: Words, field: Field, view: RumView): string {
  const { pubs, maps, chest, scorpion, players } = view.public;
  const of = (tokens: string[]) =>
    tokens.filter((one) => token(one).stem === field.sort).map((one) => token(one).number);
  const parts: string[] = [];
  const name = nameOf(words, field);
  const listed = (numbers: number[]) => words.listed(numbers.map(String));
  if (field.kind === 'pub' || field.kind === 'map') {
    const open = of(field.kind === 'pub' ? pubs : maps);
    parts.push(
      open.length
        ? words.say('board-awaits-open', { field: name, numbers: listed(open) })
        : words.say('board-awaits-nothing', { field: name }),
    );
  } else if (field.kind === 'chest') {
    parts.push(
      chest
        ? words.say('board-awaits-chest', {
            field: name,
            number: token(chest).number,
            sting: scorpion ? token(scorpion).number : 0,
          })
        : words.say('board-awaits-nothing', { field: name }),
    );
  } else if (field.kind === 'pirate' && view.seat !== null && players[view.seat]?.hiring === 0)
    parts.push(words.say('board-awaits-nothing', { field: name }));
  else parts.push(`${name}: ${words.say(`board-brings-${field.kind}`)}`);
  if (view.private.dates?.includes(dateAt(field))) parts.push(words.say('board-awaits-date'));
  return parts.join(' · ');
}
