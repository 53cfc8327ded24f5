import { findLanguage, type LanguageCode } from '@mall/locales';
import { readCookie } from '#app/shared/session/cookies.ts';

/** The cookie with a visitor's language; the name is given by the specification. */
export const languageCookie = 'currentLang';

/** The query parameter that selects a language for this page. */
export const languageParameter = 'lang';

/**
 * Chooses the language: `?lang=` takes precedence over the cookie, the cookie over the setting. Accept-Language is ignored, as specified.
 */
export function chooseLanguage(url: URL, cookieHeader: string | null, fallback: LanguageCode): LanguageCode {
  const asked = findLanguage(url.searchParams.get(languageParameter)) ?? findLanguage(readCookie(cookieHeader, languageCookie));
  return asked?.code ?? fallback;
}
