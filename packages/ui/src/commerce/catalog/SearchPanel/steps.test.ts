import { expect, it } from 'vitest';
import { entryAfter, noEntry } from './steps.ts';

it('ArrowDown moves from the field through every entry and back to the field', () => {
  expect(entryAfter(noEntry, 'ArrowDown', 2)).toBe(0);
  expect(entryAfter(0, 'ArrowDown', 2)).toBe(1);
  expect(entryAfter(1, 'ArrowDown', 2)).toBe(noEntry);
});

it('ArrowUp moves from the field to the last entry', () => {
  expect(entryAfter(noEntry, 'ArrowUp', 2)).toBe(1);
  expect(entryAfter(0, 'ArrowUp', 2)).toBe(noEntry);
});

it('entryAfter stays in the field when there are no entries', () => {
  expect(entryAfter(noEntry, 'ArrowDown', 0)).toBe(noEntry);
  expect(entryAfter(noEntry, 'ArrowUp', 0)).toBe(noEntry);
});
