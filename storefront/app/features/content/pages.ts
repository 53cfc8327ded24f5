/** The footer's text pages, by the `type` of their address. */
export const contentPages = ['our_story', 'our_team', 'regional_markets', 'contact', 'accessibility', 'terms', 'privacy'] as const;

/** One of the text pages. */
export type ContentPage = (typeof contentPages)[number];

/** A page whose text is an agreement of the mall and comes from the gateway. */
export type LegalPage = Extract<ContentPage, 'terms' | 'privacy'>;

/** The page an address asks for; an unknown one shows the story. */
export function readContentPage(type: string | null): ContentPage {
  return contentPages.find((page) => page === type) ?? 'our_story';
}

/** Whether the page's text comes from the gateway. */
export function isLegalPage(page: ContentPage): page is LegalPage {
  return page === 'terms' || page === 'privacy';
}
