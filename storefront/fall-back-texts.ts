import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** A text, or the paragraphs of a long one. */
type Text = string | readonly unknown[];

/** Texts of one namespace, nested as the JSON file has them. */
interface Texts {
  readonly [key: string]: Text | Texts;
}

const isGroup = (value: Text | Texts | undefined): value is Texts => typeof value === 'object' && !Array.isArray(value);

/** A plural of the other language's, for a number of which this language has a word already. */
const isForeignPlural = (key: string, own: Texts) => own[key.replace(/_(?:zero|one|two|few|many)$/, '_other')] !== undefined;

/** The texts of a language, with what they lack taken from those it falls back to. */
function filledUp(own: Texts, fallback: Texts): Texts {
  const filled = Object.entries(fallback).flatMap(([key, text]) => {
    const mine = own[key];
    if (isGroup(text) && isGroup(mine)) return [[key, filledUp(mine, text)]];
    return mine === undefined && !isForeignPlural(key, own) ? [[key, text]] : [];
  });
  return { ...own, ...Object.fromEntries(filled) };
}

/**
 * A text that is missing in a language is said in English. The files are filled up while they are bundled: no page loads a second language
 * for it, and server and browser say the same.
 */
export const fallBackTexts: Plugin = {
  name: 'fall-back-texts',
  enforce: 'pre',
  async transform(code, id) {
    const [path = ''] = id.split('?');
    const [, locales, language, file] = /^(.*\/locales\/)(\w+)\/([\w-]+\.json)$/.exec(path) ?? [];
    if (file === undefined || language === 'en') return undefined;
    const english = `${locales}en/${file}`;
    this.addWatchFile(english);
    return { code: JSON.stringify(filledUp(JSON.parse(code), JSON.parse(await readFile(english, 'utf8')))), map: null };
  },
};
