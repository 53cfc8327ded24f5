import { storyLanguage } from './globals.ts';
import { inTraditional } from './traditional.ts';
import { withTexts } from './withTexts.ts';
import { words } from './words/words.ts';

/**
 * Returns a function that translates the English texts of a component's stories into the language of the toolbar, with the lists in
 * `words/`. The preview translates the args of each story; a `render` must translate its own texts, and a `play` the texts it looks for.
 */
export function translateSample(globals: Record<string, unknown>) {
  const language = storyLanguage(globals);
  const translate = (english: string) => {
    const translations = words[english];
    if (!translations) return english;
    const [chinese, korean] = translations;
    if (language === 'ko') return korean;
    return language === 'tn' ? inTraditional(chinese) : chinese;
  };
  return <Value>(value: Value): Value => (language === 'en' ? value : withTexts(value, translate));
}
