import { readTexts, terms, translations } from './terms.ts';

/** Pages that others repeat, or that repeat others: only the page on the thing itself gets keywords. */
const pagesWithKeywords = /^\/(api|changelog|concepts|errors|guides|quick-start)\//;

/** Guides and the overviews of domains, which the search lists before single operations. */
const topics = /^\/(changelog|concepts|guides|quick-start|api\/[^/]+\/$)/;

/** Returns the name in the search index of the keywords of a page: "topic" weighs more. */
export const keywordField = (pathname: string) => (topics.test(pathname) ? 'topic' : 'keywords');

/** Returns the words, beside its own, by which the search finds a page with a title. */
export function keywordsOf(pathname: string, title: string): string {
  if (!pagesWithKeywords.test(pathname)) return '';
  const text = normalized(title);
  const matching = terms.filter(({ phrases }) => phrases.some((phrase) => text.includes(normalized(phrase))));
  return searchable(matching.flatMap(({ words }) => words));
}

const messages = new Map(['en', ...translations].map((language) => [language, readTexts(language, 'errors')]));

/** Returns a message to shoppers in the other languages, as words for the search. */
export function translatedMessages(message: string): string {
  const keys = [...(messages.get('en') ?? [])].filter(([, text]) => text === message).map(([key]) => key);
  return searchable(translations.flatMap((language) => keys.flatMap((key) => messages.get(language)?.get(key) ?? [])));
}

/** Words in the singular between spaces, so that one text includes another by whole words. */
function normalized(text: string): string {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return ` ${words.map(singular).join(' ')} `;
}

const singular = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|x|ch)es$/, '')
    .replace(/(?<!s)s$/, '');

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * Joins texts by spaces, and adds the words in them: the index of an English page splits texts at spaces only, and Chinese has none. A query
 * finds the words that start with it.
 */
function searchable(texts: readonly string[]): string {
  const phrases = texts.flatMap((text) => text.split(/[，。、！？,.!?\s]+/));
  const words = phrases
    .flatMap((phrase) => [...segmenter.segment(phrase)].map(({ segment }) => segment))
    .filter(({ length }) => length > 1);
  return [...new Set([...phrases, ...words])].filter(Boolean).join(' ');
}
