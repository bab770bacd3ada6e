// What a person does on a page, and what came of it.
import { say } from '../lib/language.svelte';

export class Actions {
  outcome = $state('');
  problem = $state('');
  /** So many succeeded. Lists that may have changed by that are asked for again. */
  done = $state(0);

  /** Whether it succeeded; `word` says so. */
  async act(action: () => Promise<unknown>, word = 'ui-done'): Promise<boolean> {
    this.outcome = this.problem = '';
    try {
      await action();
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      return false;
    }
    this.outcome = say(word);
    this.done += 1;
    return true;
  }

  /** The same for a form. */
  submit(action: () => Promise<unknown>, word?: string): (event: SubmitEvent) => void {
    return (event) => {
      event.preventDefault();
      void this.act(action, word);
    };
  }
}
