/** No entry is chosen: what is typed counts. */
export const noEntry = -1;

/** The entry that an arrow key leads to, of so many: round, by way of the field itself. */
export function entryAfter(entry: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  const places = count + 1;
  const step = key === 'ArrowDown' ? 1 : places - 1;
  return ((entry + 1 + step) % places) - 1;
}
