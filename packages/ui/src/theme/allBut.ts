/** Which props of a styled element become attributes: all but its own, which speak to its styles, as `sx` does. */
export function allBut(...own: string[]) {
  return (name: PropertyKey) => name !== 'sx' && !own.includes(String(name));
}
