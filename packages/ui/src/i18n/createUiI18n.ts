import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type LanguageCode, languageTag } from './languages.ts';
import type { UiTexts } from './textKeys.ts';

/** Namespace of the library's texts. */
export const uiNamespace = 'ui';

/**
 * Optional namespaces for texts that most pages do not show, with those of lists separate, so that they are loaded with the first component
 * that uses one of them. An application whose namespace `ui` has all texts does not need them.
 */
export const uiDeferredNamespaces = ['ui-list', 'ui-deferred'] as const;

/** Creates a separate i18next instance with the library's texts only, ready synchronously. The global instance is not changed. */
export function createUiI18n(language: LanguageCode, texts: UiTexts): I18n {
  const tag = languageTag(language);
  const instance = createInstance();
  instance.use(initReactI18next);
  // With the texts given and no backend, init completes before it returns; the promise can be ignored.
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
