// The shape of a seat on a square of 24 units: readable in grey and at 18 pixels.
import type { Shape } from '../board/board';

export const SHAPES: Record<Shape, string> = {
  diamond: 'M12 1.5L22 12 12 22.5 2 12z',
  circle: 'M12 2.4a9.6 9.6 0 1 1 0 19.2a9.6 9.6 0 1 1 0-19.2z',
  square: 'M2.8 2.8h18.4v18.4H2.8z',
  triangle: 'M12 2L22.8 21.2H1.2z',
  star: 'M12 1.2l3.1 7.4 8 .7-6.1 5.2 1.9 7.8L12 18.1l-6.9 4.2L7 14.5.9 9.3l8-.7z',
};

export const ORDER: readonly Shape[] = ['diamond', 'circle', 'square', 'triangle', 'star'];
