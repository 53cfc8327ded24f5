import pairs from 'opencc-js/dict/TSCharacters';

const simplifiedOf: ReadonlyMap<string, string> = new Map(
  pairs.split('|').map((pair) => {
    const [traditional = '', simplified = ''] = pair.split(' ');
    return [traditional, simplified] as const;
  }),
);

/** Converts Chinese text character by character to simplified characters, so that both spellings of a word become equal. */
export function toSimplified(text: string): string {
  return Array.from(text, (character) => simplifiedOf.get(character) ?? character).join('');
}
