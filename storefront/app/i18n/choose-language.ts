import { findLanguage, type LanguageCode } from '@mall/locales';
import { readCookie } from '#app/shared/session/cookies.ts';

/** The cookie that remembers a visitor's language; the specification's name. */
export const languageCookie = 'currentLang';

/** The query parameter that asks for a language for this page. */
export const languageParameter = 'lang';

/** `?lang=` beats the cookie, the cookie beats the setting. What the browser says of itself (Accept-Language) is not asked, by specification. */
export function chooseLanguage(url: URL, cookieHeader: string | null, fallback: LanguageCode): LanguageCode {
  const asked = findLanguage(url.searchParams.get(languageParameter)) ?? findLanguage(readCookie(cookieHeader, languageCookie));
  return asked?.code ?? fallback;
}
