// What moves of the question that stands will bring, as far as the seat can know; asked for when a board wants it.
import { SvelteMap } from 'svelte/reactivity';
import type { Whole } from '../board/board';
import type { Foreseen } from '../board/foreseen';
import { Lost } from '../net/connection';
import type { Preview } from '../wire';
import { keyOf } from './assembly';
import type { Session } from './session.svelte';

export class Previews {
  private readonly found = new SvelteMap<string, Foreseen>();
  private readonly asked = new Set<string>();

  constructor(
    private readonly session: Session,
    private readonly at: () => number,
  ) {}

  /** What a move will bring; null until the server has said it. */
  of(choice: Whole): Foreseen | null {
    const key = keyOf(choice);
    const found = this.found.get(key);
    if (found) return found;
    if (!this.asked.has(key)) {
      this.asked.add(key);
      queueMicrotask(() => void this.ask(key, choice)); // later: one may look at it while the page is drawn
    }
    return null;
  }

  /** There is another question. */
  clear(): void {
    this.found.clear();
    this.asked.clear();
  }

  private async ask(key: string, choice: Whole): Promise<void> {
    const at = this.at();
    const then: string[] = [];
    for (let one = choice.then; one; one = one.then) then.push(one.move);
    const request: Preview = { type: 'preview', move: choice.move, ...(then.length > 0 ? { then } : {}) };
    try {
      const answer = await this.session.send(request);
      if (answer.type === 'effects' && at === this.at()) this.found.set(key, answer);
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
    }
  }
}
