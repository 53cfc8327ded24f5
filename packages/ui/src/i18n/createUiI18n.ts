import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type LanguageCode, languageTag } from './languages.ts';
import type { UiTexts } from './textKeys.ts';

/** The namespace of the library's texts. */
export const uiNamespace = 'ui';

/**
 * Where an application may keep the texts that most of its pages show nothing of, those of lists by themselves, so that they are loaded with
 * the first component that says one of them. An application whose namespace `ui` holds them all has no use for it.
 */
export const uiLaterNamespaces = ['ui-list', 'ui-later'] as const;

/** Makes an i18next instance of its own that knows only the library's texts, ready at once. The global instance is not touched. */
export function createUiI18n(language: LanguageCode, texts: UiTexts): I18n {
  const tag = languageTag(language);
  const instance = createInstance();
  instance.use(initReactI18next);
  // With the texts at hand and no backend, init is done before it returns; the promise has nothing more to say.
  void instance.init({
    lng: tag,
    fallbackLng: false,
    resources: { [tag]: { [uiNamespace]: texts } },
    ns: [uiNamespace],
    defaultNS: uiNamespace,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
