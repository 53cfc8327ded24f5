import { expect, it } from 'vitest';
import { wordLists } from './words.ts';

it('says each English text in one way', () => {
  const texts = wordLists.flatMap((list) => Object.keys(list));
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});
