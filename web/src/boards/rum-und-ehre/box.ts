import type { Box } from '../boxes';

export const box: Box = {
  place: 1,
  weight: 3,
  detail: '170 46 66 82',
};
