import { createHash } from 'node:crypto';
import { type LanguageCode, languages } from '@mall/locales';
import en from '@mall/locales/en/overload.json' with { type: 'json' };
import ko from '@mall/locales/ko/overload.json' with { type: 'json' };
import tn from '@mall/locales/tn/overload.json' with { type: 'json' };
import zh from '@mall/locales/zh/overload.json' with { type: 'json' };

const texts: Readonly<Record<LanguageCode, typeof en>> = { en, zh, tn, ko };

/** The light and dark colors of the shop's theme tokens. */
const css = `
:root { color-scheme: light dark; --paper: #f7f2ea; --ink: #26231d; --soft: #575145; --green: #3a5a45; --on-green: #fbf8f1; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #191712; --ink: #f0e9dc; --soft: #c4baa8; --green: #a9c7ac; --on-green: #17221a; }
}
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
main { width: 100%; max-width: 480px; display: grid; gap: 24px; justify-items: start; }
h1 { font: 400 32px/1.2 Georgia, "Songti SC", "Noto Serif CJK SC", serif; }
p { color: var(--soft); }
:lang(ko) { word-break: keep-all; }
a { min-height: 48px; padding: 12px 32px; border-radius: 6px; background: var(--green); color: var(--on-green); font-weight: 600; line-height: 24px; text-decoration: none; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
`;

const cssHash = createHash('sha256').update(css).digest('base64');

/** The Content-Security-Policy of the page: its own style sheet, nothing else. */
export const overloadPagePolicy = `default-src 'none'; style-src 'sha256-${cssHash}'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * Renders the page for visitors whom the shop refuses under load; it depends on nothing that could be overloaded too. Its link reloads the
 * address.
 */
export function renderOverloadPage(language: LanguageCode): string {
  const text = texts[language];
  const tag = languages.find(({ code }) => code === language)?.tag ?? language;
  return `<!doctype html>
<html lang="${tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${text.title}</title><style>${css}</style></head>
<body><main>
<h1>${text.title}</h1>
<p>${text.text}</p>
<a href="">${text.retry}</a>
</main></body></html>`;
}
