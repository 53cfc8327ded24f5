import type { uiTextByNamespace } from '../locales/en.ts';

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

type WithoutPlural<K extends string> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K;

/** A namespace of the library's texts: `ui` for layout and cards, `ui-list` for lists, `ui-deferred` for everything else. */
export type UiNamespace = keyof typeof uiTextByNamespace;

/** A key of the library's texts, of all namespaces or of `N`; a plural is named by its stem. */
export type UiTextKey<N extends UiNamespace = UiNamespace> = N extends UiNamespace
  ? WithoutPlural<Leaves<(typeof uiTextByNamespace)[N]>>
  : never;

/** Values interpolated into a text; `count` also selects its plural form. */
export type UiTextValues = Readonly<Record<string, string | number>>;

/** Replacements of some of the library's texts, with `{{name}}` for values. */
export type UiTextOverrides = Readonly<Partial<Record<UiTextKey, string>>>;

/** Texts of the library in one language: nested objects of strings. */
export interface UiTexts {
  readonly [key: string]: string | UiTexts;
}
