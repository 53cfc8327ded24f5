import type { uiText } from '../locales/en.ts';

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

type WithoutPlural<K extends string> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K;

/** A key of the library's texts (namespace `ui`); a plural is named by its stem. */
export type UiTextKey = WithoutPlural<Leaves<typeof uiText>>;

/** Values interpolated into a text; `count` also selects its plural form. */
export type UiTextValues = Readonly<Record<string, string | number>>;

/** Replacements of some of the library's texts, with `{{name}}` for values. */
export type UiTextOverrides = Readonly<Partial<Record<UiTextKey, string>>>;

/** Texts of the library in one language: nested objects of strings. */
export interface UiTexts {
  readonly [key: string]: string | UiTexts;
}
