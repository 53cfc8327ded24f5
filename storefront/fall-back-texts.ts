import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** A text, or the paragraphs of a long one. */
type Text = string | readonly unknown[];

/** The texts of one namespace, nested as in the JSON file. */
interface Texts {
  readonly [key: string]: Text | Texts;
}

const isGroup = (value: Text | Texts | undefined): value is Texts => typeof value === 'object' && !Array.isArray(value);

/** Returns true for a plural form of the other language whose count this language already covers. */
const isForeignPlural = (key: string, own: Texts) => own[key.replace(/_(?:zero|one|two|few|many)$/, '_other')] !== undefined;

/** Returns the texts of a language; missing ones are taken from the fallback language. */
function filledUp(own: Texts, fallback: Texts): Texts {
  const filled = Object.entries(fallback).flatMap(([key, text]) => {
    const mine = own[key];
    if (isGroup(text) && isGroup(mine)) return [[key, filledUp(mine, text)]];
    return mine === undefined && !isForeignPlural(key, own) ? [[key, text]] : [];
  });
  return { ...own, ...Object.fromEntries(filled) };
}

/**
 * Fills texts that are missing in a language with the fallback's while the files are bundled: no page loads a second language for them, and
 * server and browser render the same text.
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
