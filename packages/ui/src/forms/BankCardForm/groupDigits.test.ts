import { expect, it } from 'vitest';
import { groupDigits } from './groupDigits.ts';

it.each([
  ['', 0, '', 0],
  ['6214', 4, '6214', 4],
  ['62148', 5, '6214 8', 6],
  ['6214 8501-0000 1234', 19, '6214 8501 0000 1234', 19],
  ['card 6214850100001234', 21, '6214 8501 0000 1234', 19],
  ['69214 850', 2, '6921 4850', 2],
  ['6214 8501', 5, '6214 8501', 4],
])('groupDigits groups %j and moves the caret from %i', (typed, caret, text, at) => {
  expect(groupDigits(typed, caret)).toEqual({ text, caret: at });
});
