import { expect, it } from 'vitest';
import { type Draft, faultOf, firstDraft, pickerColor, resultOf } from './draft.ts';
import { codeOf, decodeDraft, encodeDraft } from './draftCode.ts';

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
    {
      brand: 'oklch(0.5 0.2 30)',
      accent: 'hotpink',
      radius: { control: '0', card: '1rem', image: '2px', small: '1px', pill: '8px' },
      density: 'compact',
      text: { ...firstDraft.text, font: 'Georgia' },
      display: { font: 'Other', family: 'Lora', style: 'serif' },
      light: { ink: '#111' },
      dark: { paper: '#000', scrim: 'rgb(0 0 0 / 0.5)' },
    },
  ],
  ['roles without a brand color', { brand: '', light: { ink: '#111' } }],
])('decodeDraft returns the draft of encodeDraft: %s', (_, part) => {
  const draft = { ...firstDraft, ...part };
  expect(encodeDraft(draft)).toMatch(/^own-[0-9a-f]+$/);
  expect(decodeDraft(encodeDraft(draft))).toEqual(draft);
});

it.each([
  ['the name of a brand', 'sylvane'],
  ['a draft with errors', encodeDraft({ ...firstDraft, radius: { ...firstDraft.radius, card: 'round' } })],
])('decodeDraft returns nothing for %s', (_, code) => {
  expect(decodeDraft(code)).toBeUndefined();
});

it('codeOf states the options that differ from the default theme', () => {
  const draft: Draft = {
    ...firstDraft,
    radius: { ...firstDraft.radius, small: '0' },
    text: { font: 'Other', family: '"Inter Variable", Inter', style: 'sans' },
    dark: { paper: '#000' },
  };
  expect(codeOf(draft)).toBe(`import { createMallTheme } from '@mall/ui/theme';

export const theme = createMallTheme({
  colors: {
    brand: '#0b57d0',
    dark: {
      paper: '#000',
    },
  },
  radius: {
    small: '0',
  },
  faces: {
    text: {
      family: '"Inter Variable", Inter',
      style: 'sans',
    },
  },
});
`);
});

it.each([
  ['colors.brand', { brand: 'no color' }],
  ['radius.pill', { radius: { ...firstDraft.radius, pill: 'round' } }],
  ['faces.text.family', { text: { font: 'Other', family: '', style: 'sans' } }],
  ['colors.light.ink', { light: { ink: 'no color' } }],
  ['colors.light.ink', { light: { ink: '#ccc' } }],
  ['colors.light.paper', { light: { paper: '#555' } }],
  ['colors.accent', { brand: '', accent: 'hotpink' }],
] satisfies [string, Partial<Draft>][])('faultOf returns the error of %s for the field of this option: %j', (option, part) => {
  const draft = { ...firstDraft, ...part };
  const result = resultOf(draft);
  const faults = 'faults' in result ? result.faults : [];
  expect(faultOf(option, draft, faults)).toContain(option);
  expect(faultOf('radius.image', draft, faults)).toBeUndefined();
});
