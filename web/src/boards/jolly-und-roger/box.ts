import type { Box } from '../boxes';

export const box: Box = {
  place: 3,
  weight: 1,
  detail: '106 60 106 140',
  first: { options: { mode: 'beginner' } }, // the form its rulebook gives beginners
};
