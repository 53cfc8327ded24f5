import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { HelpPage } from '../pages.ts';

/** A help text; the gateway builds its HTML from escaped text. */
export interface Help {
  /** '' when the mall has none. */
  readonly title: string;
  readonly html: string;
  /** The first words of the text, without markup. */
  readonly beginning: string;
}

const maxExcerptLength = 155;

/** Loads a help page that the mall has written. */
export async function loadHelp({ mall }: Gateway, page: HelpPage): Promise<Help> {
  const { content } = await mall.content.show({ type: page });
  // The headline of the text becomes the page's title.
  const [, title = '', html = content] = /^<h2>([^<]*)<\/h2>(.*)$/s.exec(content) ?? [];
  const words = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { title: plain(title), html, beginning: plain(words).slice(0, maxExcerptLength) };
}

function plain(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
