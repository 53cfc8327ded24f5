import { readFileSync } from 'node:fs';
import { dataFile } from '../data-file.ts';
import { isJsonObject } from '../json-object.ts';
import type { Envelope } from './envelope.ts';
import { languages, readLanguage } from './messages.ts';

const textsFile = dataFile('generated/texts.json');

/** The texts of the demo catalogue in the order of `languages`, by the English text. */
let translations: ReadonlyMap<string, readonly string[]> | undefined;

function loadTranslations(): ReadonlyMap<string, readonly string[]> {
  const rows = JSON.parse(readFileSync(textsFile, 'utf8')) as readonly (readonly [english: string, ...others: string[]])[];
  return new Map(rows.map((row) => [row[0], row]));
}

/**
 * Translates the texts of the demo catalogue in an example: names and subtitles of products, names of shops, brands, classes, options and values. Other
 * texts are unchanged.
 */
export function withCatalogueTexts(example: Envelope, requestedLanguages: string | undefined): Envelope {
  const index = languages.indexOf(readLanguage(requestedLanguages) ?? 'en');
  if (index === 0) return example;
  translations ??= loadTranslations();
  const known = translations;
  return { ...example, data: translate(example.data, (text) => known.get(text)?.[index]) };
}

type Translator = (text: string) => string | undefined;

function translate(value: unknown, translator: Translator): unknown {
  if (typeof value === 'string') return translateText(value, translator);
  if (Array.isArray(value)) return value.map((item) => translate(item, translator));
  if (!isJsonObject(value)) return value;
  // In its list of SKUs, the options of a product are member names.
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [translator(name) ?? name, translate(part, translator)]));
}

/** Translates a text of the catalogue, or a list of them with quantities: "Scent: Vetiver; Size: 50 ml", "Lychee, 7 sachets". */
function translateText(text: string, translator: Translator): string {
  const parts = text.split(/(; |: |, )/);
  const translated = parts.map((part) => translator(part) ?? (/^(\d.*|; |: |, )$/.test(part) ? part : undefined));
  return translator(text) ?? (translated.includes(undefined) ? text : translated.join(''));
}
