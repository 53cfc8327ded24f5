import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { HelpPage } from '../pages.ts';

/** A text of help; its html is sanitised by the gateway. */
export interface Help {
  /** '' where the mall gives none. */
  readonly title: string;
  readonly html: string;
  /** How it begins, without markup. */
  readonly beginning: string;
}

const longestBeginning = 155;

/** A page of help as the mall has written it. */
export async function loadHelp({ mall }: Gateway, page: HelpPage): Promise<Help> {
  const { content } = await mall.content.show({ type: page });
  // The text's own headline becomes the page's.
  const [, title = '', html = content] = /^<h2>([^<]*)<\/h2>(.*)$/s.exec(content) ?? [];
  const words = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { title: plain(title), html, beginning: plain(words).slice(0, longestBeginning) };
}

function plain(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
