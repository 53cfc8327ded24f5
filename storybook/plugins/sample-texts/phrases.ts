import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type LanguageCode, languages } from '@mall/locales';
import { parse } from 'yaml';

/** A text in every language. */
export type Phrase = Readonly<Record<LanguageCode, string>>;

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Namespaces with texts that the gateway writes into its responses. */
const gatewayNamespaces = ['gateway', 'notifications', 'after-sales-timeline', 'codes', 'content', 'neutral-option'];

/** Folders of the gateway with pages of its own, one file per language. */
const gatewayPages = ['domains/content/pages', 'shared/agreements'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

export const readYaml = (path: string): unknown => parse(readFileSync(root + path, 'utf8'));

/** Returns the phrases of values that have the same structure in every language. */
function aligned(values: Readonly<Record<LanguageCode, unknown>>): Phrase[] {
  const { en, zh, tn, ko } = values;
  if (typeof en === 'string') {
    if (typeof zh !== 'string' || typeof tn !== 'string' || typeof ko !== 'string') return [];
    return [{ en: oneLine(en), zh: oneLine(zh), tn: oneLine(tn), ko: oneLine(ko) }];
  }
  if (!isRecord(en)) return [];
  const at = (value: unknown, key: string) => (isRecord(value) ? (value[key] ?? value[key.replace(/_one$/, '_other')]) : undefined);
  return Object.keys(en).flatMap((key) => aligned({ en: en[key], zh: at(zh, key), tn: at(tn, key), ko: at(ko, key) }));
}

/** Returns the phrases of a document: each record with the keys `en`, `zh`, `tn` and `ko`. */
function phrasesIn(value: unknown): Phrase[] {
  if (!isRecord(value)) return [];
  const { en, zh, tn, ko } = value;
  if (languages.every(({ code }) => code in value)) return aligned({ en, zh, tn, ko });
  return Object.values(value).flatMap(phrasesIn);
}

const inEveryLanguage = (read: (language: LanguageCode) => unknown) =>
  aligned({ en: read('en'), zh: read('zh'), tn: read('tn'), ko: read('ko') });

/** The demo mall's sentences of reviews that fit any product, by the field of a response. */
const reviewFields: Readonly<Record<string, string>> = { comment: 'shorts', review: 'followUps', replyAdmin: 'answers' };

/** Returns the sentences for a field that customers and shops write; none for the other fields. */
export function reviewPhrases(field: string): readonly Phrase[] {
  const kind = reviewFields[field];
  return kind === undefined
    ? []
    : inEveryLanguage((language) => Reflect.get(Object(readYaml(`packages/demo/reviews/${language}.yaml`)), kind));
}

/** Texts of the demo mall: names of products, brands, classes, shops, coupons and people, and sentences of reviews. */
export const demoPhrases: readonly Phrase[] = [
  ...globSync('packages/demo/{*.yaml,products/*.yaml}', { cwd: root })
    .sort()
    .flatMap((path) => phrasesIn(readYaml(path))),
  ...inEveryLanguage((language) => readYaml(`packages/demo/reviews/${language}.yaml`)),
];

/** Texts that the gateway writes, some with `{{placeholders}}`. */
export const gatewayPhrases: readonly Phrase[] = [
  ...gatewayNamespaces.map((namespace) => (language: LanguageCode) => `locales/${language}/${namespace}.json`),
  ...gatewayPages.map((folder) => (language: LanguageCode) => `packages/gateway/src/${folder}/${language}.json`),
].flatMap((pathIn) => inEveryLanguage((language) => JSON.parse(readFileSync(root + pathIn(language), 'utf8'))));

/** Texts that people, couriers, banks and offices write. */
export const peoplePhrases: readonly Phrase[] = phrasesIn(readYaml('storybook/plugins/sample-texts/people.yaml'));

/** Sections of a product's description in the order of the page. */
const sections = ['description', 'ingredients', 'directions'] as const;

/** Returns the text of each section of a product's description, by its English name. */
export function productSections(name: string): Readonly<Record<LanguageCode, readonly string[]>> | undefined {
  const texts = productTexts.find((text) => isRecord(text.en) && text.en.name === name);
  if (!texts) return undefined;
  const inLanguage = (language: LanguageCode) => sections.map((section) => oneLine(String(Reflect.get(Object(texts[language]), section))));
  return { en: inLanguage('en'), zh: inLanguage('zh'), tn: inLanguage('tn'), ko: inLanguage('ko') };
}

const productTexts = globSync('packages/demo/products/*.yaml', { cwd: root }).sort().map(readYaml).filter(isRecord);
