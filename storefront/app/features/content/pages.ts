/** The footer's text pages, by the `type` of their address. */
export const brandPages = ['our_story', 'our_team', 'regional_markets', 'contact', 'accessibility', 'terms', 'privacy'] as const;

/** The help pages, whose texts come from the gateway. */
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

/** A page of the brand's own copy, or a legal page. */
export type BrandPage = (typeof brandPages)[number];

/** A page of help. */
export type HelpPage = (typeof helpPages)[number];

/** One of the text pages. */
export type ContentPage = BrandPage | HelpPage;

/** A page whose text is an agreement of the mall and comes from the gateway. */
export type LegalPage = Extract<ContentPage, 'terms' | 'privacy'>;

/** Returns the page that an address names; the story for an unknown one. */
export function readContentPage(type: string | null): ContentPage {
  return contentPages.find((page) => page === type) ?? 'our_story';
}

/** Returns true when the page's text is an agreement of the mall. */
export function isLegalPage(page: ContentPage): page is LegalPage {
  return page === 'terms' || page === 'privacy';
}

/** Returns true when the page is a help page. */
export function isHelpPage(page: ContentPage): page is HelpPage {
  return helpPages.some((help) => help === page);
}
