import { expect, it } from 'vitest';
import { sentenceCase } from '../../packages/ui/.storybook/sentenceCase.ts';

it.each([
  ['Default', 'Default'],
  ['Named Only', 'Named only'],
  ['Not A Member', 'Not a member'],
  ['To We Chat', 'To WeChat'],
])('sentenceCase returns the story name "%s" as "%s"', (title, expected) => {
  expect(sentenceCase(title)).toBe(expected);
});
