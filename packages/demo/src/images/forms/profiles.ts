import type { Profile } from '../path.ts';

/** Returns the profile of a straight round body with a rounded upper edge. */
export const cylinder = (r: number, y0: number, y1: number, round = 8): Profile => [
  [r - round * 0.5, y0],
  [r, y0 + round * 0.9, round],
  [r, y1],
];

/** Returns the same profile for a free-standing body, with a rounded foot. */
export const standingCylinder = (r: number, h: number, round = 8): Profile => [
  [r - round * 0.5, -h],
  [r, -h + round, round],
  [r, -4, 4],
  [r - 3, 0],
];
