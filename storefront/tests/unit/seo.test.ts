import { describe, expect, it } from 'vitest';
import { alternates, canonicalUrl } from '#app/shared/seo/alternates.ts';
import { serializeJsonLd } from '#app/shared/seo/json-ld.ts';

const address = { origin: 'https://mall.example', defaultLanguage: 'en', path: '/homedetail/homedetail', query: { id: '7' } } as const;

describe('the address of a page for search engines', () => {
  it('names no language where it is the default', () => {
    expect(canonicalUrl(address, 'en')).toBe('https://mall.example/homedetail/homedetail?id=7');
  });

  it('names every other', () => {
    expect(canonicalUrl(address, 'tn')).toBe('https://mall.example/homedetail/homedetail?id=7&lang=tn');
    expect(canonicalUrl({ ...address, defaultLanguage: 'zh' }, 'en')).toContain('lang=en');
  });

  it('stands in all languages by their tags, and x-default', () => {
    expect(alternates(address).map(({ hrefLang }) => hrefLang)).toEqual(['en-US', 'zh-CN', 'zh-TW', 'ko-KR', 'x-default']);
  });

  it('stays on the shop’s site whatever the path', () => {
    expect(new URL(canonicalUrl({ ...address, path: '//evil.example' }, 'en')).host).toBe('mall.example');
  });
});

describe('JSON-LD', () => {
  it('cannot end its script element', () => {
    const text = serializeJsonLd({ '@type': 'Product', name: '</script><script>alert(1)</script> & <!-- \u2028' });
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)).toMatchObject({ name: '</script><script>alert(1)</script> & <!-- \u2028' });
  });
});
