import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { languageCodes } from '../../i18n/languages.ts';
import { brokenNumbers, enriched, lengthened, lonelyEnds, overflows, wordsShown } from './longTexts.ts';
import { show, subjects } from './subjects.tsx';

const named = subjects.map((subject) => [subject.name, subject] as const);

describe('holds the longest texts and the greatest amounts on a phone', () => {
  beforeAll(() => page.viewport(390, 844));
  it.each(named)('%s', async (_name, subject) => {
    let words = '';
    await show(subject, () => {
      words = wordsShown();
    });
    for (const language of languageCodes) {
      const props = lengthened(subject.args, words, language);
      await show(subject, () => expect(overflows(), language).toEqual([]), { language, props });
    }
    await show(subject, () => expect([...overflows(), ...brokenNumbers()]).toEqual([]), { props: enriched(subject.args) });
  });
});

describe('leaves no lonely character on the last line of a Chinese dialog on a phone', () => {
  beforeAll(() => page.viewport(390, 844));
  const dialogs = named.filter(([, { meta }]) => /^Overlays\/|Dialog$/.test(meta.title ?? ''));
  it.each(dialogs)('%s', async (_name, subject) => {
    await show(subject, () => expect(lonelyEnds()).toEqual([]), { language: 'zh' });
  });
});
