import { expect, it } from 'vitest';
import { findStoryLanguage } from './globals.ts';

it.each([
  ['en', 'en'],
  ['tn', 'tn'],
  ['zh-CN', 'zh'],
  ['zh-TW', 'tn'],
  ['zh-HK', 'tn'],
  ['zh-Hant', 'tn'],
  ['ko-KR', 'ko'],
  ['en-GB', 'en'],
  ['fr', undefined],
  ['not a tag', undefined],
  [undefined, undefined],
])('findStoryLanguage finds the language of %s: %s', (value, code) => expect(findStoryLanguage(value)).toBe(code));
