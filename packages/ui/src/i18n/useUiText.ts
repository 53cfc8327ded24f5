import { createContext, useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { uiNamespace } from './createUiI18n.ts';
import type { UiTextKey, UiTextOverrides, UiTextValues } from './textKeys.ts';

/** Texts the application says differently; filled by the provider's `texts`. */
export const UiTextOverridesContext = createContext<UiTextOverrides>({});

/** Says a text of the library in the shopper's language. */
export type SayUiText = (key: UiTextKey, values?: UiTextValues) => string;

/** The library's texts in the language of the nearest provider: `const say = useUiText(); say('cart.choose', { title })`. */
export function useUiText(): SayUiText {
  const { t } = useTranslation(uiNamespace);
  const overrides = useContext(UiTextOverridesContext);
  return useCallback<SayUiText>(
    (key, values = {}) => {
      const other = overrides[key];
      if (other === undefined) return t(key, values);
      return other.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
    },
    [t, overrides],
  );
}
