import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { LegalPage } from '../pages.ts';

/** A legal text; the gateway builds its HTML from escaped text. */
export interface Agreement {
  readonly title: string;
  readonly html: string;
}

// The text starts with h3, for dialogs; on a page its headings follow h1 directly, so they become h2.
const headingTag = /<(\/?)h([3-6])>/g;

const types = { terms: 0, privacy: 2 } as const;

/** Loads the mall's terms of use or its privacy policy. */
export async function loadAgreement({ mall }: Gateway, page: LegalPage): Promise<Agreement> {
  const { title, content } = await mall.auth.agreement({ type: types[page] });
  return { title, html: content.replaceAll(headingTag, (_tag, end: string, level: string) => `<${end}h${Number(level) - 1}>`) };
}
