import type { Box } from '../boxes';

export const box: Box = {
  place: 4,
  weight: 2,
  detail: '106 72 96 130',
};
