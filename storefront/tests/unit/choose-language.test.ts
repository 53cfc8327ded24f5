// @spec 1.17 1.20

import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '#app/i18n/choose-language.ts';

const page = (search = '') => new URL(`http://localhost:3000/products${search}`);

describe('the language of a page', () => {
  it('is the one the address asks for, before the cookie', () => {
    expect(chooseLanguage(page('?lang=ko'), 'currentLang=zh', 'en')).toBe('ko');
  });

  it('is the cookie’s, before the setting', () => {
    expect(chooseLanguage(page(), 'a=b; currentLang=tn', 'zh')).toBe('tn');
  });

  it('is the setting’s for a first visit', () => {
    expect(chooseLanguage(page(), null, 'zh')).toBe('zh');
    expect(chooseLanguage(page(), null, 'en')).toBe('en');
  });

  it('is found by its tag in either spelling', () => {
    expect(chooseLanguage(page('?lang=zh-TW'), null, 'en')).toBe('tn');
    expect(chooseLanguage(page('?lang=en_US'), null, 'zh')).toBe('en');
  });

  it('takes no notice of a language it does not speak', () => {
    expect(chooseLanguage(page('?lang=fr'), 'currentLang=ko', 'en')).toBe('ko');
    expect(chooseLanguage(page('?lang=__proto__'), 'currentLang=xx', 'en')).toBe('en');
  });
});
