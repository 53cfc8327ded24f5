import { describe, expect, it } from 'vitest';
import { slideOf, stepOf } from './slides.ts';

it.each([
  [0, 0],
  [199, 0],
  [201, 1],
  [799.6, 2],
])('slideOf a row of width 400 that is scrolled by %d returns %i', (scrollLeft, at) => {
  expect(slideOf({ scrollLeft, clientWidth: 400 })).toBe(at);
});

it('slideOf returns the first slide while the row has no width', () => {
  expect(slideOf({ scrollLeft: 0, clientWidth: 0 })).toBe(0);
});

describe('stepOf', () => {
  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowRight', 4, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 4],
    ['Home', 3, 0],
    ['End', 1, 4],
  ])('%s leads from %i to %i of five', (key, from, to) => {
    expect(stepOf(key, from, 5)).toBe(to);
  });
  it('returns undefined for other keys', () => {
    expect(stepOf('Tab', 1, 5)).toBeUndefined();
  });
});
