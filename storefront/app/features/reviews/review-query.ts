import type { ReviewTab } from '@mall/ui';

/** Names of the query by which a product's page says which reviews it shows, in the order of our links. */
export const reviewNames = ['reviews', 'page'] as const;

/** Which reviews are asked for. */
export interface ReviewQuery {
  readonly tab: ReviewTab;
  readonly page: number;
}

const tabs: Readonly<Record<string, ReviewTab>> = { pictures: 'withPictures', followUp: 'withFollowUp' };
const lastPage = 10_000;

/** What the address asks for; what nobody can ask for is the first page of all. */
export function readReviewQuery(search: URLSearchParams): ReviewQuery {
  const page = Number(search.get('page') ?? 1);
  return { tab: tabs[search.get('reviews') ?? ''] ?? 'all', page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1 };
}

/** The query of a page of reviews; the first page of all has none. */
export function writeReviewQuery({ tab, page }: ReviewQuery): { readonly reviews: string | undefined; readonly page: number | undefined } {
  return { reviews: Object.keys(tabs).find((name) => tabs[name] === tab), page: page > 1 ? page : undefined };
}
