// Own figures of a table, in words.
import { say } from './language.svelte';
import type { OwnFigure } from '../wire';

export const differing = (figures: readonly OwnFigure[]): string =>
  say('ui-with-own-figures', { what: figures.map(({ where, own, usual }) => say('ui-figure-differs', { where, own, usual })).join(', ') });
