const maxPages = 10_000;

/** Reads the page number of a list's address; the first by default. */
export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= maxPages ? page : 1;
}

/** Returns the page number for the address: undefined for the first page. */
export const pageQuery = (page: number): number | undefined => (page === 1 ? undefined : page);
