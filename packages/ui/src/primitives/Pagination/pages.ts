/** Returns the page numbers to show around `current`: first, last, the neighbors, and `'gap'` for omitted ones. At most 7 entries. */
export function visiblePages(current: number, count: number): (number | 'gap')[] {
  if (count <= 7) return Array.from({ length: count }, (_, index) => index + 1);
  const from = Math.max(2, Math.min(current - 1, count - 4));
  const to = Math.min(count - 1, Math.max(current + 1, 5));
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [1, ...(from > 2 ? (['gap'] as const) : []), ...middle, ...(to < count - 1 ? (['gap'] as const) : []), count];
}
