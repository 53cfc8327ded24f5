import { storyLanguage } from './globals.ts';
import { inTraditional } from './traditional.ts';
import { withTexts } from './withTexts.ts';
import { words } from './words/words.ts';

/**
 * Stories of single components are written in English. This gives what they say in the language of the toolbar, as `words/` has it: the
 * preview does so with the arguments of each story; a `render` does it with what it writes itself, and a `play` with the words it looks for.
 */
export function spoken(globals: Record<string, unknown>) {
  const language = storyLanguage(globals);
  const say = (english: string) => {
    const said = words[english];
    if (!said) return english;
    const [chinese, korean] = said;
    if (language === 'ko') return korean;
    return language === 'tn' ? inTraditional(chinese) : chinese;
  };
  return <Value>(value: Value): Value => (language === 'en' ? value : withTexts(value, say));
}
