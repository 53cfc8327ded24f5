/** Which slide of a row is in view, from 0; each is as wide as the row. */
export function slideOf(row: Pick<HTMLElement, 'scrollLeft' | 'clientWidth'>): number {
  return row.clientWidth === 0 ? 0 : Math.round(Math.abs(row.scrollLeft) / row.clientWidth);
}

/** Brings a slide into view, at once: what was asked for is not passed by. */
export function slideIn(row: HTMLElement | null, at: number): void {
  row?.scrollTo({ left: at * row.clientWidth, behavior: 'instant' });
}

/** The slide an arrow key, Home or End leads to; undefined for every other key. Past an end comes the other one. */
export function stepOf(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
