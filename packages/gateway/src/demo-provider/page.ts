import { createHash } from 'node:crypto';
import { languages } from '@mall/locales';
import en from '@mall/locales/en/demo-payment.json' with { type: 'json' };
import ko from '@mall/locales/ko/demo-payment.json' with { type: 'json' };
import tn from '@mall/locales/tn/demo-payment.json' with { type: 'json' };
import zh from '@mall/locales/zh/demo-payment.json' with { type: 'json' };
import { escapeHtml } from '../shared/html.ts';
import { interpolate } from '../shared/interpolate.ts';
import type { LanguageCode } from '../shared/language.ts';

const texts: Readonly<Record<LanguageCode, typeof en>> = { en, zh, tn, ko };

/** The colors and sizes of the shop's design tokens, light and dark. */
const css = `
:root { color-scheme: light dark; --paper: #f7f2ea; --sheet: #fdfaf5; --ink: #26231d; --soft: #575145; --green: #3a5a45; --on-green: #fbf8f1; --line: #ddd2c0; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #191712; --sheet: #221f19; --ink: #f0e9dc; --soft: #c4baa8; --green: #a9c7ac; --on-green: #17221a; --line: #3a352b; }
}
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
main { width: 100%; max-width: 400px; display: grid; gap: 24px; padding: 32px 24px; background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; text-align: center; }
h1 { font: 500 20px/1.3 Georgia, "Songti SC", "Noto Serif CJK SC", serif; }
.amount { font: 500 40px/1.1 Georgia, serif; font-variant-numeric: lining-nums tabular-nums; }
.subject, .note { color: var(--soft); font-size: 14px; overflow-wrap: anywhere; }
.note { padding-block-start: 16px; border-block-start: 1px solid var(--line); }
button { width: 100%; min-height: 48px; padding: 8px 24px; border: 0; border-radius: 6px; background: var(--green); color: var(--on-green); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { filter: brightness(1.08); }
button:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
[role="status"] { display: grid; gap: 4px; padding: 16px; border-radius: 6px; border: 1px solid var(--green); }
[role="status"] strong { color: var(--green); }
`;

const cssHash = createHash('sha256').update(css).digest('base64');

/** The Content-Security-Policy of the page: its own style sheet and its own form, nothing else. */
export const payerPagePolicy = `default-src 'none'; style-src 'sha256-${cssHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** The content of the payer's page. */
export interface PayerPage {
  readonly subject: string;
  /** Decimal string. */
  readonly amount: string;
  readonly isPaid: boolean;
}

/** Renders the page that a payer's phone opens: the amount to pay, and a button that works without JavaScript. */
export function drawPayerPage({ subject, amount, isPaid }: PayerPage, language: LanguageCode): string {
  const text = texts[language];
  const tag = languages.find(({ code }) => code === language)?.tag ?? language;
  const action = isPaid
    ? `<p role="status"><strong>${text.paid}</strong> <span>${text.close}</span></p>`
    : `<form method="post"><button>${interpolate(text.pay, { amount: `¥${amount}` })}</button></form>`;
  return `<!doctype html>
<html lang="${tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${text.title}</title><style>${css}</style></head>
<body><main>
<h1>${text.title}</h1>
<div><p class="amount">¥${amount}</p><p class="subject">${escapeHtml(subject)}</p></div>
${action}
<p class="note">${text.note}</p>
</main></body></html>`;
}
