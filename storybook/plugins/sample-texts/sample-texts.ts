import { globSync } from 'node:fs';
import { type LanguageCode, languages } from '@mall/locales';
import { regionName } from '../../../packages/gateway/src/shared/regions/region-name.ts';
import { addressInEnglish, addressInKorean } from './address.ts';
import { demoPhrases, gatewayPhrases, type Phrase, peoplePhrases, productSections, readYaml, reviewPhrases, root } from './phrases.ts';

const han = /\p{Script=Han}/u;
const englishWord = /[A-Za-z]{3}/;
/** Fields that have the same text in every language. */
const unchanged = new Set(['lang_name', 'zh_name', 'code_img', 'token', 'access_id']);

const phrases = [...peoplePhrases, ...demoPhrases, ...gatewayPhrases];
// The shop's return address is Chinese in every language.
const fromEnglish = new Map([...phrases].reverse().flatMap((phrase) => (han.test(phrase.en) ? [] : [[phrase.en, phrase]])));
const fromChinese = new Map([...phrases].reverse().map((phrase) => [phrase.zh, phrase]));

const same = (text: string): Phrase => ({ en: text, zh: text, tn: text, ko: text });
const combined = (make: (language: LanguageCode) => string): Phrase => ({ en: make('en'), zh: make('zh'), tn: make('tn'), ko: make('ko') });

interface Template {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly phrase: Phrase;
}

const templates: readonly Template[] = phrases
  .filter(({ en }) => en.includes('{{') && englishWord.test(en.replaceAll(/\{\{.*?\}\}/g, '')))
  .map((phrase) => ({
    pattern: new RegExp(`^${phrase.en.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\{.*?\}\}/g, '(.+)')}$`),
    names: [...phrase.en.matchAll(/\{\{\s*([^},]+).*?\}\}/g)].map(([, name = '']) => name),
    phrase,
  }));

/** Returns a text that the gateway composes from a template, with the values in the language of the text. */
function fromTemplate(text: string): Phrase | undefined {
  for (const { pattern, names, phrase } of templates) {
    const found = pattern.exec(text);
    if (!found) continue;
    const values = names.map((name, index) => [name, phraseOf(found[index + 1] ?? '') ?? same(found[index + 1] ?? '')] as const);
    return combined((language) =>
      values.reduce(
        (whole, [name, value]) => whole.replaceAll(new RegExp(`\\{\\{\\s*${name}.*?\\}\\}`, 'g'), value[language]),
        phrase[language],
      ),
    );
  }
  return undefined;
}

/** Returns a composed text, `(shop) coupon`, `option: value` or `value, value`, from its two parts. */
function fromParts(text: string): Phrase | undefined {
  const found = /^()(\()(.+?)(\) )(.+)$/.exec(text) ?? /^()()(.+?)(: |, | · )(.+)$/.exec(text);
  if (!found) return undefined;
  const [, , opening = '', first = '', between = '', last = ''] = found;
  const [start, end] = [first, last].map((part) => phraseOf(part) ?? (englishWord.test(part) ? undefined : same(part)));
  return start && end && combined((language) => `${opening}${start[language]}${between}${end[language]}`);
}

/** Returns a store whose example name is half English, half Chinese: the demo store with both halves. */
function fromMixedName(text: string): Phrase | undefined {
  const [, english = '', chinese = ''] = /^([A-Za-z &]+) (\p{Script=Han}+)$/u.exec(text) ?? [];
  if (chinese === '') return undefined;
  return demoPhrases.find(({ en, zh }) => zh.endsWith(chinese) && en.startsWith(english.split(' ')[0] ?? english));
}

/** Returns Chinese text in the other languages: regions and addresses as the gateway writes them, people by their names. */
function fromChineseText(text: string): Phrase | undefined {
  const isAddress = /[省市区县]|路 ?\d/u.test(text) && !/[司行]/u.test(text);
  if (!han.test(text) || englishWord.test(text) || !isAddress) return undefined;
  return { en: addressInEnglish(text), zh: text, tn: regionName(text, 'tn'), ko: addressInKorean(text) };
}

/** Returns a whole text of a response in every language, or undefined when the demo mall has no translation. */
function phraseOf(text: string): Phrase | undefined {
  return (
    fromEnglish.get(text) ?? fromChinese.get(text) ?? fromTemplate(text) ?? fromMixedName(text) ?? fromParts(text) ?? fromChineseText(text)
  );
}

/** Returns markup with its texts translated one by one. */
function fromMarkup(text: string): Phrase | undefined {
  if (!/[<>]/.test(text)) return undefined;
  return combined((language) =>
    text.replaceAll(
      /(?<=>)[^<>]*\p{L}{3}[^<>]*(?=<)/gu,
      (part) => phraseOf(part.trim().replaceAll('&amp;', '&'))?.[language].replaceAll('&', '&amp;') ?? part,
    ),
  );
}

/** Returns a product's description, a list of sections as JSON, with the demo mall's texts of the product of this name. */
function fromProduct(content: string, name: string): Phrase | undefined {
  const texts = productSections(name);
  const sections: readonly { readonly name: string }[] = JSON.parse(content);
  return (
    texts && {
      ...combined((language) =>
        JSON.stringify(
          sections.map((section, index) => ({
            name: phraseOf(section.name)?.[language] ?? section.name,
            content: `<p>${texts[language][index] ?? ''}</p>`,
          })),
        ),
      ),
      en: content,
    }
  );
}

/** Returns the name of a person within a sentence in its language. */
const withNames = (text: string): Phrase =>
  combined((language) =>
    text.replaceAll(/\p{Script=Han}{2,4}/gu, (name) => fromChinese.get(name)?.[language] ?? name).replaceAll('..', '.'),
  );

/** Returns what customers and shops write in the examples: in the other languages, one of the demo mall's sentences for any product. */
function fromReviews(text: string, field: string, at: number): Phrase | undefined {
  const pool = reviewPhrases(field);
  const sentence = pool[at % pool.length];
  return sentence && { ...sentence, en: withNames(text).en };
}

function translate(text: string, field: string, found: Map<string, Phrase>): void {
  if (unchanged.has(field) || found.has(text) || (!englishWord.test(text) && !han.test(text)) || /^(\/|https?:|data:)/.test(text)) return;
  const whole =
    phraseOf(text) ?? fromMarkup(text) ?? fromReviews(text, field, found.size) ?? (han.test(text) ? withNames(text) : undefined);
  if (whole && languages.some(({ code }) => whole[code] !== text)) found.set(text, whole);
}

/** Adds the texts of an example's data. */
function collect(value: unknown, field: string, found: Map<string, Phrase>): void {
  if (typeof value === 'string') translate(value, field, found);
  if (typeof value !== 'object' || value === null) return;
  if ('name' in value && 'content' in value && String(value.content).startsWith('[{')) {
    const description = fromProduct(String(value.content), String(value.name));
    if (description) found.set(String(value.content), description);
  }
  for (const [key, part] of Object.entries(value))
    collect(part, Array.isArray(value) ? field : 'user_name' in value && key === 'content' ? 'comment' : key, found);
}

/** Returns every text of the contract's examples that the demo mall has in other languages, by the text of the example. */
export function sampleTexts(): Map<string, Phrase> {
  const found = new Map<string, Phrase>();
  for (const path of globSync('contract/examples/**/*.yaml', { cwd: root }).sort()) collect(readYaml(path), '', found);
  return found;
}
