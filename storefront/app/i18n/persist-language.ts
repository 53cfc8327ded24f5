import type { LanguageCode } from '@mall/locales';
import { writeCookie } from '#app/shared/write-cookie.ts';
import { languageCookie, languageParameter } from './choose-language.ts';

const yearInSeconds = 31_536_000;

/**
 * Whoever came by an address that names a language stays in it on the next page. The browser keeps that by itself, because an answer to a
 * GET may come from the page cache and sets no cookie.
 */
export function persistRequestedLanguage(language: LanguageCode): void {
  if (!new URLSearchParams(window.location.search).has(languageParameter)) return;
  writeCookie(languageCookie, language, yearInSeconds);
}
