import { type LanguageCode, languages } from '@mall/locales';
import { alternates, canonicalUrl, type PageAddress } from './alternates.ts';

/** A page of a sitemap: its path and the query that makes it a distinct page. */
export type MappedPage = Pick<PageAddress, 'path' | 'query'>;

interface Site {
  readonly origin: string;
  readonly defaultLanguage: LanguageCode;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

/** Renders a sitemap: each page in each language, with links to its other languages. */
export function sitemap(pages: readonly MappedPage[], site: Site): string {
  const urls = pages.flatMap((page) => {
    const address = { ...site, ...page };
    const others = alternates(address)
      .map(({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escaped(href)}"/>`)
      .join('');
    return languages.map(({ code }) => `<url><loc>${escaped(canonicalUrl(address, code))}</loc>${others}</url>`);
  });
  return `${head}\n<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Renders the index of the sitemaps, by their paths. */
export function sitemapIndex(paths: readonly string[], origin: string): string {
  const entries = paths.map((path) => `<sitemap><loc>${escaped(new URL(path, origin).href)}</loc></sitemap>`);
  return `${head}\n<sitemapindex xmlns="${protocol}">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** Renders robots.txt. Pages that must not be indexed have a meta tag, so robots must be allowed to read them. */
export function robotsText(closed: readonly string[], sitemapUrl: string): string {
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${sitemapUrl}`, ''].join('\n');
}

/** Returns a response for robots, cacheable for one hour. */
export function forRobots(text: string, type: 'application/xml' | 'text/plain'): Response {
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' } });
}
