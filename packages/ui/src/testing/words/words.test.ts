import { expect, it } from 'vitest';
import { wordLists } from './words.ts';

it('every English text has one translation', () => {
  const texts = wordLists.flatMap((list) => Object.keys(list));
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
