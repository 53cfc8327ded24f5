import pairs from 'opencc-js/dict/TSCharacters';

const simplifiedOf: ReadonlyMap<string, string> = new Map(
  pairs.split('|').map((pair) => {
    const [traditional = '', simplified = ''] = pair.split(' ');
    return [traditional, simplified] as const;
  }),
);

/** Chinese text character by character in its simplified form: both ways of writing a word become one. */
export function toSimplified(text: string): string {
  return Array.from(text, (character) => simplifiedOf.get(character) ?? character).join('');
}
