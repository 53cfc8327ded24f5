import brandEn from '@mall/locales/en/content.json' with { type: 'json' };
import brandKo from '@mall/locales/ko/content.json' with { type: 'json' };
import brandTn from '@mall/locales/tn/content.json' with { type: 'json' };
import brandZh from '@mall/locales/zh/content.json' with { type: 'json' };
import { showAgreement } from '../../shared/agreements.ts';
import { escapeHtml } from '../../shared/html.ts';
import type { LanguageCode } from '../../shared/language.ts';
import en from './pages/en.json' with { type: 'json' };
import ko from './pages/ko.json' with { type: 'json' };
import tn from './pages/tn.json' with { type: 'json' };
import zh from './pages/zh.json' with { type: 'json' };

/** A help page: its heading and its paragraphs, all plain text. */
interface Page {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

type HelpPage = keyof typeof en;

const help: Record<LanguageCode, Readonly<Record<HelpPage, Page>>> = { en, zh, tn, ko };

/** The name of a page about the mall. */
export type PageName = HelpPage | BrandPage | LegalPage;

/** The brand pages use the texts of the storefront. */
const brand = { en: brandEn.pages, zh: brandZh.pages, tn: brandTn.pages, ko: brandKo.pages };
type BrandPage = 'our_story' | 'our_team' | 'regional_markets' | 'contact' | 'accessibility';

const legal = { terms: 'registration', privacy: 'privacy' } as const;
type LegalPage = keyof typeof legal;

const isBrandPage = (type: string): type is BrandPage =>
  ['our_story', 'our_team', 'regional_markets', 'contact', 'accessibility'].includes(type);

/** Returns a page about the mall as simple HTML of headings and paragraphs. */
export function showPage(type: PageName, language: LanguageCode): string {
  if (type === 'terms' || type === 'privacy') {
    const { title, content } = showAgreement(legal[type], language);
    return `<h2>${escapeHtml(title)}</h2>${content}`;
  }
  if (!isBrandPage(type)) return toHtml(help[language][type]);
  const { title, lead, paragraphs } = brand[language][type];
  return toHtml({ title, paragraphs: [lead, ...paragraphs] });
}

function toHtml({ title, paragraphs }: Page): string {
  return [`<h2>${escapeHtml(title)}</h2>`, ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`)].join('');
}
