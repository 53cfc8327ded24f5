import type { i18n as I18n } from 'i18next';
import { createUiI18n } from './createUiI18n.ts';
import type { LanguageCode } from './languages.ts';

const loaders = {
  en: () => import('../locales/en.ts'),
  zh: () => import('../locales/zh.ts'),
  tn: () => import('../locales/tn.ts'),
  ko: () => import('../locales/ko.ts'),
};

const loaded = new Map<LanguageCode, Promise<I18n>>();

/** Loads the texts of one language (a separate chunk) and returns its instance; there is one instance per language. */
export function loadUiI18n(language: LanguageCode): Promise<I18n> {
  const known = loaded.get(language);
  if (known) return known;
  const fresh = loaders[language]().then(({ uiText }) => createUiI18n(language, uiText));
  loaded.set(language, fresh);
  // A failed load is not cached, so that the next render tries again.
  fresh.catch(() => loaded.delete(language));
  return fresh;
}
