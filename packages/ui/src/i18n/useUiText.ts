import type { i18n as I18n } from 'i18next';
import { createContext, useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { uiDeferredNamespaces, uiNamespace } from './createUiI18n.ts';
import type { UiTextKey, UiTextOverrides, UiTextValues } from './textKeys.ts';

/** Texts that the application replaces; set by the provider's `texts`. */
export const UiTextOverridesContext = createContext<UiTextOverrides>({});

/** Returns a text of the library in the shopper's language. */
export type SayUiText = (key: UiTextKey, values?: UiTextValues) => string;

const coming = new WeakMap<I18n, Promise<void>>();

/** Adds the texts of the later namespaces; until they are loaded, the component that uses one of them suspends. */
function bringLaterTexts(i18n: I18n, isKnown: () => boolean): void {
  for (const namespace of uiDeferredNamespaces) {
    const later: unknown = i18n.getResourceBundle(i18n.language, namespace);
    if (later !== undefined) i18n.addResourceBundle(i18n.language, uiNamespace, later, true);
    if (isKnown()) return;
  }
  const missing = uiDeferredNamespaces.filter((namespace) => !i18n.hasLoadedNamespace(namespace));
  if (missing.length === 0) return;
  const load = coming.get(i18n) ?? i18n.loadNamespaces(missing);
  coming.set(i18n, load);
  throw load;
}

/** Returns the library's texts in the language of the nearest provider: `const say = useUiText(); say('cart.choose', { title })`. */
export function useUiText(): SayUiText {
  const { t, i18n } = useTranslation(uiNamespace);
  const overrides = useContext(UiTextOverridesContext);
  return useCallback<SayUiText>(
    (key, values = {}) => {
      const other = overrides[key];
      if (other === undefined) {
        const isKnown = () => i18n.exists(key, { ns: uiNamespace, ...values });
        if (!isKnown()) bringLaterTexts(i18n, isKnown);
        return t(key, values);
      }
      return other.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
    },
    [t, i18n, overrides],
  );
}

/** Returns a function that distinguishes a key of the library's texts from any other text. */
export function useIsUiText(): (text: string) => text is UiTextKey {
  const { i18n } = useTranslation(uiNamespace);
  return (text): text is UiTextKey => {
    const isKnown = () => i18n.exists(text, { ns: uiNamespace });
    if (!isKnown()) bringLaterTexts(i18n, isKnown);
    return isKnown();
  };
}
