import type { ReviewTab } from '@mall/ui';

/** The query names of the reviews on a product's page, in the order of the shop's links. */
export const reviewNames = ['reviews', 'page'] as const;

/** The query of the reviews. */
export interface ReviewQuery {
  readonly tab: ReviewTab;
  readonly page: number;
}

const tabs: Readonly<Record<string, ReviewTab>> = { images: 'withImages', followUp: 'withFollowUp' };
const lastPage = 10_000;

/** Reads the query of the address; an invalid one gives the first page of all reviews. */
export function readReviewQuery(search: URLSearchParams): ReviewQuery {
  const page = Number(search.get('page') ?? 1);
  return { tab: tabs[search.get('reviews') ?? ''] ?? 'all', page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1 };
}

/** Returns the query of a page of reviews; empty for the first page of all. */
export function writeReviewQuery({ tab, page }: ReviewQuery): { readonly reviews: string | undefined; readonly page: number | undefined } {
  return { reviews: Object.keys(tabs).find((name) => tabs[name] === tab), page: page > 1 ? page : undefined };
}
