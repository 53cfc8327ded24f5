const cjk = /[\p{Script=Han}\p{Script=Hangul}]/u;

/**
 * What a text can be found by: Latin words; for Chinese and Korean the pairs of neighbouring
 * characters, and each character alone, since two-character words are the rule there.
 */
export function searchTokens(text: string): string[] {
  const tokens = new Set<string>();
  for (const word of words(text)) {
    tokens.add(word);
    if (cjk.test(word)) for (const piece of pieces(word, 2)) tokens.add(piece);
  }
  return [...tokens];
}

/** The tokens a search text must have: whole Latin words, and the pairs of a Chinese or Korean word. */
export function queryTokens(text: string): string[] {
  const tokens = new Set<string>();
  for (const word of words(text)) {
    if (cjk.test(word) && word.length > 2) for (const piece of pieces(word, 2)) tokens.add(piece);
    else tokens.add(word);
  }
  return [...tokens].slice(0, 12);
}

function words(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  return folded.match(/[\p{Script=Han}]+|[\p{Script=Hangul}]+|[\p{L}\p{N}]+/gu) ?? [];
}

function pieces(word: string, length: number): string[] {
  const characters = [...word];
  const all = new Set(characters);
  for (let at = 0; at + length <= characters.length; at += 1) all.add(characters.slice(at, at + length).join(''));
  return [...all];
}
