/**
 * Returns a filter of the props that a styled element forwards as attributes: all except its own and `sx`, which are inputs of its styles.
 */
export function forwardPropsExcept(...own: string[]) {
  return (name: PropertyKey) => name !== 'sx' && !own.includes(String(name));
}
