// @spec 1.17 1.20

import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '#app/i18n/choose-language.ts';

const page = (search = '') => new URL(`http://localhost:3000/products${search}`);

describe('chooseLanguage', () => {
  it('prefers the address to the cookie', () => {
    expect(chooseLanguage(page('?lang=ko'), 'currentLang=zh', 'en')).toBe('ko');
  });

  it('prefers the cookie to the setting', () => {
    expect(chooseLanguage(page(), 'a=b; currentLang=tn', 'zh')).toBe('tn');
  });

  it('uses the setting for a first visit', () => {
    expect(chooseLanguage(page(), null, 'zh')).toBe('zh');
    expect(chooseLanguage(page(), null, 'en')).toBe('en');
  });

  it('accepts tags in either spelling', () => {
    expect(chooseLanguage(page('?lang=zh-TW'), null, 'en')).toBe('tn');
    expect(chooseLanguage(page('?lang=en_US'), null, 'zh')).toBe('en');
  });

  it('ignores an unsupported language', () => {
    expect(chooseLanguage(page('?lang=fr'), 'currentLang=ko', 'en')).toBe('ko');
    expect(chooseLanguage(page('?lang=__proto__'), 'currentLang=xx', 'en')).toBe('en');
  });
});
