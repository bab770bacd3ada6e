import { describe, expect, it } from 'vitest';
import { Picking } from '../src/table/picking.svelte';
import type { Choice } from '../src/wire';

const move = (text: string, more: Partial<Choice> = {}): Choice => ({
  move: text,
  verb: text,
  parts: [],
  values: {},
  kinds: {},
  ...more,
});
const [rest, go, aboard] = [
  move('rest', { ends: true }),
  move('go', { parts: ['alley'] }),
  move('aboard', { parts: ['ship'], ends: true }),
];

function asked(confirms = true): { picking: Picking; played: string[] } {
  const played: string[] = [];
  const picking = new Picking({
    play: (choice) => played.push(choice.move),
    why: () => Promise.resolve(null),
    complete: () => Promise.resolve(null),
    foresees: () => null,
    confirms: () => confirms,
    decided: () => false,
    kept: () => false,
  });
  picking.offer([rest, go, aboard]);
  return { picking, played };
}

describe('a move that ends the turn for good', () => {
  it('is played by the second tap', () => {
    const { picking, played } = asked();
    picking.play(rest);
    expect([picking.armed, played]).toEqual([rest, []]);
    picking.play(rest);
    expect([picking.armed, played]).toEqual([null, ['rest']]);
  });

  it('is disarmed by Esc, by a thing, and by another question', async () => {
    const { picking, played } = asked();
    picking.play(rest);
    expect(picking.back()).toBe(true);
    picking.play(rest);
    await picking.pick('alley');
    expect(picking.armed).toBe(null);
    picking.play(rest);
    picking.offer([go]);
    expect([picking.armed, played]).toEqual([null, []]);
  });

  it('needs no second tap after Confirm, but Confirm even where nothing else is confirmed', async () => {
    const { picking, played } = asked(false);
    await picking.pick('ship');
    expect(played).toEqual([]);
    picking.confirm();
    expect(played).toEqual(['aboard']);
    picking.drop();
    await picking.pick('alley');
    expect(played).toEqual(['aboard', 'go']);
  });
});

it('asks what completes a move if that was too much to be told, and offers it then', async () => {
  const asked: string[] = [];
  const picking = new Picking({
    play: () => undefined,
    why: () => Promise.resolve(null),
    complete: ({ move: text }) => {
      asked.push(text);
      return Promise.resolve({ next: [0], completions: [{ move: 'on there' }] });
    },
    foresees: () => null,
    confirms: () => true,
    decided: () => false,
    kept: () => false,
  });
  picking.offer([{ ...go, more: true }, aboard]);
  const chosen = picking.pick('alley');
  expect([picking.now.ready, picking.now.more]).toEqual([[], true]); // it cannot be confirmed yet
  await chosen;
  expect([asked, picking.can('there'), picking.now.ready[0]?.then?.move]).toEqual([['go'], true, 'on there']);
  await picking.pick('there');
  await picking.pick('there');
  expect(asked).toEqual(['go']);
});
