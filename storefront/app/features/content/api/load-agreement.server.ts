import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { LegalPage } from '../pages.ts';

/** A legal text; its html is sanitised by the gateway. */
export interface Agreement {
  readonly title: string;
  readonly html: string;
}

// The text begins with h3, as a dialog wants it; on a page of its own its headings come right below h1.
const headingTag = /<(\/?)h([3-6])>/g;

const types = { terms: 0, privacy: 2 } as const;

/** The mall's terms of use or its privacy policy. */
export async function loadAgreement({ mall }: Gateway, page: LegalPage): Promise<Agreement> {
  const { title, content } = await mall.auth.agreement({ type: types[page] });
  return { title, html: content.replaceAll(headingTag, (_tag, end: string, level: string) => `<${end}h${Number(level) - 1}>`) };
}
