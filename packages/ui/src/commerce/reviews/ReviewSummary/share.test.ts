import { expect, it } from 'vitest';
import { shareOf } from './share.ts';

it.each([
  [0, 0, 0],
  [0, 12, 0],
  [1, 3, 33],
  [1, 1000, 1],
  [12, 12, 100],
])('shareOf returns for %i of %i the share %i per cent', (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share);
});
