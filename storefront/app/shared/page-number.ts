const mostPages = 10_000;

/** The number of a list's page in an address; the first where it names none. */
export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1;
}

/** As it stands in the address: the first page needs no number. */
export const pageQuery = (page: number): number | undefined => (page === 1 ? undefined : page);
