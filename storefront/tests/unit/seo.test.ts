import { describe, expect, it } from 'vitest';
import { alternates, canonicalUrl } from '#app/shared/seo/alternates.ts';
import { serializeJsonLd } from '#app/shared/seo/json-ld.ts';
import { robotsText, sitemap, sitemapIndex } from '#app/shared/seo/sitemap.ts';

const address = { origin: 'https://mall.example', defaultLanguage: 'en', path: '/homedetail/homedetail', query: { id: '7' } } as const;

describe('the canonical address of a page', () => {
  it('contains no language for the default language', () => {
    expect(canonicalUrl(address, 'en')).toBe('https://mall.example/homedetail/homedetail?id=7');
  });

  it('contains every other language', () => {
    expect(canonicalUrl(address, 'tn')).toBe('https://mall.example/homedetail/homedetail?id=7&lang=tn');
    expect(canonicalUrl({ ...address, defaultLanguage: 'zh' }, 'en')).toContain('lang=en');
  });

  it('has alternates for all languages by tag, and x-default', () => {
    expect(alternates(address).map(({ hrefLang }) => hrefLang)).toEqual(['en-US', 'zh-CN', 'zh-TW', 'ko-KR', 'x-default']);
  });

  it('stays on the shop’s origin whatever the path', () => {
    expect(new URL(canonicalUrl({ ...address, path: '//evil.example' }, 'en')).host).toBe('mall.example');
  });
});

describe('JSON-LD', () => {
  it('cannot close its script element', () => {
    const text = serializeJsonLd({ '@type': 'Product', name: '</script><script>alert(1)</script> & <!-- \u2028' });
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)).toMatchObject({ name: '</script><script>alert(1)</script> & <!-- \u2028' });
  });
});

describe('a sitemap', () => {
  it('lists each page in each language, with links to all its languages', () => {
    const xml = sitemap([{ path: '/homedetail/homedetail', query: { id: '7' } }], {
      origin: 'https://mall.example',
      defaultLanguage: 'en',
    });
    const places = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);
    const address = 'https://mall.example/homedetail/homedetail?id=7';
    expect(places).toEqual([address, ...['zh', 'tn', 'ko'].map((code) => `${address}&amp;lang=${code}`)]);
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(4);
    expect(xml.match(/hreflang="zh-TW"/g)).toHaveLength(4);
  });

  it('escapes the text of an address', () => {
    const xml = sitemap([{ path: '/my/aboutUs', query: { type: '"><url>\'&' } }], {
      origin: 'https://mall.example',
      defaultLanguage: 'en',
    });
    expect(xml.match(/<url>/g)).toHaveLength(4);
    expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
  });

  it('is listed in the index with its absolute address', () => {
    expect(sitemapIndex(['/sitemaps/pages.xml'], 'https://mall.example')).toContain(
      '<sitemap><loc>https://mall.example/sitemaps/pages.xml</loc></sitemap>',
    );
  });
});

describe('robots.txt', () => {
  it('contains the disallowed paths and the address of the sitemaps', () => {
    expect(robotsText(['/api/'], 'https://mall.example/sitemap.xml')).toBe(
      'User-agent: *\nDisallow: /api/\n\nSitemap: https://mall.example/sitemap.xml\n',
    );
  });
});
