// Beside the board: the strip of players, where in the game we are, a few words at a move, sounds.
import { say } from '../../lib/language.svelte';
import type { Fact, View } from '../../board/board';
import type { Sound } from '../../lib/sound';
import type { Words } from '../../lib/words';
import type { Choice, SeenEvent } from '../../wire';
import { closed, closing, due, settled, tightest } from './sea';
import type { FreibeuterView, Public } from './view';
import { purse, short } from './captions';

const seaOf = (view: View): Public => (view as unknown as FreibeuterView).public;

export function facts(view: View, seat: number): Fact[] {
  const one = seaOf(view).players[seat];
  if (!one) return [];
  const found: Fact[] = [
    { icon: 'chest', label: say('ui-fact-chests'), value: one.chests },
    { icon: 'boat', label: say('ui-fact-boats'), value: one.boats },
    { icon: 'ship', label: say('ui-fact-prizes'), value: one.prizes },
    { icon: 'card', label: say('ui-fact-cards'), value: one.sea + one.dutchman },
  ];
  if (one.debt > 0) found.push({ icon: 'debt', label: say('ui-fact-debt'), value: one.debt });
  return found;
}

export const progress = (view: View): string => say('ui-sea-cards-left', { cards: seaOf(view).piles.sea });

/** What a move does to one's own chests, or how tight it draws a ring. */
export function note(choice: Choice, view: View, words: Words): string {
  const { seat } = view;
  if (seat === null) return '';
  const own = view as unknown as FreibeuterView;
  const sea = own.public;
  const { field, crossing } = choice.values as Record<string, string | undefined>;
  if (field && (choice.verb === 'boat' || choice.verb === 'dutchman')) {
    if (closed(sea, field).length) return purse(closing(own, field, choice.verb).changes, seat, sea, words);
    const tile = sea.fields[field]?.length ? null : tightest(sea, field, seat);
    return tile
      ? words.say('board-note-ring', {
          tile: short(tile, words),
          taken: tile.fields.length - tile.empty.length + 1,
          all: tile.fields.length,
        })
      : '';
  }
  const tile = sea.tiles.find((one) => one.id === crossing);
  if (!tile) return '';
  if (choice.verb === 'settle') return purse(settled(own, tile).changes, seat, sea, words);
  return words.say('board-note-due', { chests: due(own, tile.id) });
}

const SOUNDS: Record<string, Sound> = {
  drew: 'card',
  'drew-hidden': 'card',
  dealt: 'card',
  'took-chests': 'coin',
  helped: 'coin',
  'camp-pays': 'coin',
  captured: 'coin',
  credit: 'no',
};

export const sound = (event: SeenEvent): Sound | null =>
  SOUNDS[event.line] ?? (event.line === 'laid-out' ? null : 'knock');
