import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type LanguageCode, languageTag } from './languages.ts';
import type { UiTexts } from './textKeys.ts';

/** Namespace of the library's texts. */
export const uiNamespace = 'ui';

/** Namespaces whose texts the library's own instance has in `ui`: the shop loads each with the first component that uses it. */
const deferredNamespaces = ['ui-list', 'ui-deferred'] as const;

/** Adds the library's texts to the i18next instance of an application, in all namespaces that the components use. */
export function addUiTexts(i18n: I18n, language: LanguageCode, texts: UiTexts): void {
  const tag = languageTag(language);
  i18n.addResourceBundle(tag, uiNamespace, texts);
  // Empty rather than missing: i18next would request a missing namespace from the application's backend.
  for (const namespace of deferredNamespaces) i18n.addResourceBundle(tag, namespace, {});
}

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
