import type { Profile } from '../path.ts';

/** The outline of a round thing from its top to its end, to be turned: straight, its upper edge rounded. */
export const cylinder = (r: number, y0: number, y1: number, round = 8): Profile => [
  [r - round * 0.5, y0],
  [r, y0 + round * 0.9, round],
  [r, y1],
];

/** The same for what stands on the ground by itself: its foot is rounded too. */
export const standingCylinder = (r: number, h: number, round = 8): Profile => [
  [r - round * 0.5, -h],
  [r, -h + round, round],
  [r, -4, 4],
  [r - 3, 0],
];
