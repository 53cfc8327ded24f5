import { expect, it } from 'vitest';
import { type Draft, decodeDraft, encodeDraft, firstDraft, pickerColor } from './draft.ts';

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

it.each<[string, Partial<Draft>]>([
  ['the first draft', {}],
  [
    'every option',
    { brand: 'oklch(0.5 0.2 30)', accent: 'hotpink', control: '0', card: '1rem', image: '2px', density: 'compact', text: 'Georgia' },
  ],
])('decodeDraft returns the draft of encodeDraft: %s', (_, part) => {
  const draft = { ...firstDraft, ...part };
  expect(encodeDraft(draft)).toMatch(/^own-[0-9a-f]+$/);
  expect(decodeDraft(encodeDraft(draft))).toEqual(draft);
});

it.each([
  ['the name of a brand', 'sylvane'],
  ['a draft with errors', encodeDraft({ ...firstDraft, card: 'round' })],
])('decodeDraft returns nothing for %s', (_, code) => {
  expect(decodeDraft(code)).toBeUndefined();
});
