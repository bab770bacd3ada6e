import type { Box } from '../boxes';

export const box: Box = {
  place: 5,
  weight: 3,
  detail: '110 40 100 136',
  // by three, because two need a henchman with rules of his own
  first: { bots: 2, options: { 'card-texts': 'ignored' } },
};
