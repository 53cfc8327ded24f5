import type { Parameters, StoryContext } from '@storybook/react-vite';
import type { LanguageCode } from '../i18n/languages.ts';
import { storyLanguage } from './globals.ts';

/** A text of a story, or a list of texts, in every language. */
export type SampleText<Text = string> = Readonly<Record<LanguageCode, Text>>;

/** Selects a text in one language. */
export type InLanguage = <Text>(texts: SampleText<Text>) => Text;

/** Returns a function that selects texts in this language. */
export function inLanguage(language: LanguageCode): InLanguage {
  return (texts) => texts[language];
}

/** Returns a function that selects texts in the language of the toolbar, for a story's `render` and `play`. */
export const inStoryLanguage = (globals: Record<string, unknown>) => inLanguage(storyLanguage(globals));

/** Returns an arg in another language, or the value itself when it is not the sample: a story or the controls replaced it. */
type TranslateArg = (value: unknown, language: LanguageCode) => unknown;

/**
 * Returns the args of a story or of a meta in every language: English `args`, and a parameter from which the preview takes those of the
 * selected language. Callbacks are the same in every language.
 * @param parameters Other parameters of the story.
 */
export function sampleArgs<const Args extends object>(make: (t: InLanguage, language: LanguageCode) => Args, parameters: Parameters = {}) {
  const argsIn = (language: LanguageCode) => make(inLanguage(language), language);
  const args = argsIn('en');
  const translations = Object.entries(args).map(([name, english]): [string, TranslateArg] => [
    name,
    (value, language) => (value === english && typeof value !== 'function' ? Reflect.get(argsIn(language), name) : value),
  ]);
  // By name, because Storybook merges the parameters of a story into those of its meta.
  return { args, parameters: { ...parameters, sampleArgs: Object.fromEntries(translations) } };
}

/** Returns the args of a story in the language of the toolbar. */
export function argsInStoryLanguage({ args, globals, parameters }: Pick<StoryContext, 'args' | 'globals' | 'parameters'>) {
  const language = storyLanguage(globals);
  const translations: Readonly<Record<string, TranslateArg>> = parameters.sampleArgs ?? {};
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, language === 'en' ? value : (translations[name]?.(value, language) ?? value)]),
  );
}
