import en from './agreements/en.json' with { type: 'json' };
import ko from './agreements/ko.json' with { type: 'json' };
import tn from './agreements/tn.json' with { type: 'json' };
import zh from './agreements/zh.json' with { type: 'json' };
import { escapeHtml } from './html.ts';
import type { LanguageCode } from './language.ts';

/** A legal text: a title, then one paragraph per point. All plain text. */
interface Agreement {
  readonly title: string;
  readonly opening: string;
  readonly points: readonly { readonly heading: string; readonly text: string }[];
}

/** A legal text as simple HTML of headings and paragraphs, with its title in plain text. */
export interface AgreementPage {
  readonly title: string;
  readonly content: string;
}

export type AgreementKind = 'registration' | 'shop' | 'privacy' | 'membership';
const agreements: Record<LanguageCode, Readonly<Record<AgreementKind, Agreement>>> = { en, zh, tn, ko };

/** Returns a legal text in a language. */
export function showAgreement(kind: AgreementKind, language: LanguageCode): AgreementPage {
  const { title, opening, points } = agreements[language][kind];
  const paragraphs = points.map(({ heading, text }) => `<h3>${escapeHtml(heading)}</h3><p>${escapeHtml(text)}</p>`);
  return { title, content: [`<p>${escapeHtml(opening)}</p>`, ...paragraphs].join('') };
}
