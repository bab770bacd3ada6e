// Own components of a table, in words.
import { say } from './language.svelte';
import type { OwnComponent } from '../wire';

export const differing = (components: readonly OwnComponent[]): string =>
  say('ui-with-own-figures', {
    what: components.map(({ where, own, usual }) => say('ui-figure-differs', { where, own, usual })).join(', '),
  });
