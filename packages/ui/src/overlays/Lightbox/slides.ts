/** Returns the index of the visible slide of a row, from 0; each slide is as wide as the row. */
export function slideOf(row: Pick<HTMLElement, 'scrollLeft' | 'clientWidth'>): number {
  return row.clientWidth === 0 ? 0 : Math.round(Math.abs(row.scrollLeft) / row.clientWidth);
}

/** Scrolls to a slide immediately, without passing the slides in between. */
export function slideIn(row: HTMLElement | null, at: number): void {
  row?.scrollTo({ left: at * row.clientWidth, behavior: 'instant' });
}

/** Returns the slide that an arrow key, Home or End leads to, cyclically; undefined for every other key. */
export function stepOf(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
