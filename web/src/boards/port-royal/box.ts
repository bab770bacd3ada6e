import type { Box } from '../boxes';

export const box: Box = {
  place: 2,
  weight: 2,
  detail: '96 60 120 160',
};
