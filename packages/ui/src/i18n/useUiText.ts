import { createContext, useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { UiNamespace, UiTextKey, UiTextOverrides, UiTextValues } from './textKeys.ts';

/** Texts that the application replaces; set by the provider's `texts`. */
export const UiTextOverridesContext = createContext<UiTextOverrides>({});

/** Returns a text of a namespace, or of `ui`, in the shopper's language. */
export type SayUiText<N extends UiNamespace = UiNamespace> = (key: UiTextKey<N | 'ui'>, values?: UiTextValues) => string;

// Constants, because react-i18next compares the arguments of a hook by identity.
const namespacesOf: Readonly<Record<UiNamespace, readonly UiNamespace[]>> = {
  ui: ['ui'],
  'ui-list': ['ui-list', 'ui'],
  'ui-deferred': ['ui-deferred', 'ui'],
};
const searchAll = { nsMode: 'fallback' } as const;

/** `t` without the key types that an application declares for its own i18next: {@link UiTextKey} checks the keys. */
type Translate = (key: string, values: UiTextValues) => string;

/**
 * Returns the texts of a namespace in the language of the nearest provider: `const t = useUiText('ui-deferred'); t('cart.choose', { title })`.
 * The texts of `ui` are always included. The component suspends until the namespace is loaded.
 */
export function useUiText<N extends UiNamespace = 'ui'>(namespace?: N): SayUiText<N> {
  const { t } = useTranslation(namespacesOf[namespace ?? 'ui'], searchAll);
  const translate = t as Translate;
  const overrides: Readonly<Record<string, string | undefined>> = useContext(UiTextOverridesContext);
  return useCallback<SayUiText<N>>(
    (key: string, values = {}) => {
      const override = overrides[key];
      if (override === undefined) return translate(key, values);
      return override.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
    },
    [translate, overrides],
  );
}

/** Returns a function that distinguishes a key of a namespace, or of `ui`, from any other text. */
export function useIsUiText<N extends UiNamespace>(namespace: N): (text: string) => text is UiTextKey<N | 'ui'> {
  const namespaces = namespacesOf[namespace];
  const { i18n } = useTranslation(namespaces, searchAll);
  return (text): text is UiTextKey<N | 'ui'> => i18n.exists(text, { ns: namespaces });
}
