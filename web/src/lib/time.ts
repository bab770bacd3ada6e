import { settings } from './settings.svelte';

/** A moment, as people write it. `at`: milliseconds since 1970. */
export const when = (at: number): string =>
  new Date(at).toLocaleString(settings.language, { dateStyle: 'short', timeStyle: 'short' });
