import { expect, it } from 'vitest';
import { pickerColor } from './draft.ts';

it.each([
  ['#0b57d0', '#0b57d0'],
  ['#ffe', '#ffffee'],
  ['hotpink', '#ff69b4'],
  ['oklch(0.5 0.2 30)', '#ba0d01'],
  [' rgb(0 128 0) ', '#008000'],
  ['', undefined],
  ['no color', undefined],
  ['#ffffff80', undefined],
])('pickerColor returns "%s" as %s', (color, expected) => {
  expect(pickerColor(color)).toBe(expected);
});
