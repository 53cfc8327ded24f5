/** No entry is selected: Enter submits the typed text. */
export const noEntry = -1;

/** Returns the entry that an arrow key selects out of `count`: cyclic, with the field itself as one position. */
export function entryAfter(entry: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  const places = count + 1;
  const step = key === 'ArrowDown' ? 1 : places - 1;
  return ((entry + 1 + step) % places) - 1;
}
