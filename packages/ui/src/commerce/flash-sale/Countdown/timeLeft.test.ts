import { expect, it } from 'vitest';
import { clockText } from './timeLeft.ts';

it.each([
  [0, '00:00', '00:00:00'],
  [59, '00:59', '00:00:59'],
  [60, '01:00', '00:01:00'],
  [3_599, '59:59', '00:59:59'],
  [3_600, '1:00:00', '01:00:00'],
  [90_061, '25:01:01', '25:01:01'],
])('clockText formats %i seconds as %s, and as %s with hours always shown', (seconds, text, inFull) => {
  expect(clockText(seconds)).toBe(text);
  expect(clockText(seconds, true)).toBe(inFull);
});
