/** Returns a name in kebab case: `ink-soft` for `inkSoft`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
