import type { LanguageCode } from '@mall/locales';
import { writeCookie } from '#app/shared/write-cookie.ts';
import { languageCookie, languageParameter } from './choose-language.ts';

const yearInSeconds = 31_536_000;

/**
 * Persists the language of an address with `?lang=` for the next pages. The browser sets the cookie, because a response to a GET may come
 * from the page cache and sets none.
 */
export function persistRequestedLanguage(language: LanguageCode): void {
  if (!new URLSearchParams(window.location.search).has(languageParameter)) return;
  writeCookie(languageCookie, language, yearInSeconds);
}
