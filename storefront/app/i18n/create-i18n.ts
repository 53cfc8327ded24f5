import { type LanguageCode, languageOf } from '@mall/locales';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadTexts } from './text-loader.ts';

/** Namespaces used on every page of the shop. */
export const sharedNamespaces = ['common', 'shell', 'ui'] as const;

/** Creates the i18next instance of one request or one browser page, with these namespaces loaded. There is no global instance. */
export async function createI18n(language: LanguageCode, namespaces: Iterable<string>, report: (error: unknown) => void): Promise<i18n> {
  const instance = createInstance();
  const { tag } = languageOf(language);
  await instance
    .use(initReactI18next)
    .use({
      type: 'backend',
      read: (_tag: string, namespace: string) => loadTexts(language, namespace, report),
    })
    .init({
      lng: tag,
      fallbackLng: false,
      load: 'currentOnly',
      ns: [...new Set([...sharedNamespaces, ...namespaces])],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      // After a navigation React's transition waits for the texts of the new page: the old page stays until they are loaded.
      react: { useSuspense: true },
    });
  return instance;
}
