/** The footer's text pages, by the `type` of their address. */
export const brandPages = ['our_story', 'our_team', 'regional_markets', 'contact', 'accessibility', 'terms', 'privacy'] as const;

/** Pages of help, whose texts are the gateway's. */
export const helpPages = [
  'aboutus',
  'shopping_process',
  'payment_method',
  'payment_issues',
  'cancellation_order',
  'return_policy',
  'refund_process',
  'refund_instructions',
  'after_sales_issues',
  'enroll',
] as const;

/** All text pages. */
export const contentPages = [...brandPages, ...helpPages] as const;

/** A page in the brand's words, or one of the legal ones. */
export type BrandPage = (typeof brandPages)[number];

/** A page of help. */
export type HelpPage = (typeof helpPages)[number];

/** One of the text pages. */
export type ContentPage = BrandPage | HelpPage;

/** A page whose text is an agreement of the mall and comes from the gateway. */
export type LegalPage = Extract<ContentPage, 'terms' | 'privacy'>;

/** The page an address asks for; an unknown one shows the story. */
export function readContentPage(type: string | null): ContentPage {
  return contentPages.find((page) => page === type) ?? 'our_story';
}

/** Whether the page's text is one of the mall's agreements. */
export function isLegalPage(page: ContentPage): page is LegalPage {
  return page === 'terms' || page === 'privacy';
}

/** Whether the page is one of help. */
export function isHelpPage(page: ContentPage): page is HelpPage {
  return helpPages.some((help) => help === page);
}
