import { cloneElement, isValidElement } from 'react';
import { storyLanguage } from './globals.ts';
import { inTraditional } from './traditional.ts';
import { words } from './words/words.ts';

/** Every text in a value, changed: in lists, in plain objects and in what elements are given. */
function withTexts<Value>(value: Value, change: (text: string) => string): Value {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return change(part);
    if (Array.isArray(part)) return part.map(walk);
    if (isValidElement<Record<string, unknown>>(part)) {
      const props = walkAll(part.props);
      // Children one by one: those written out in a story have no keys, and need none.
      return Array.isArray(props.children) ? cloneElement(part, props, ...props.children) : cloneElement(part, props);
    }
    return typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype ? walkAll({ ...part }) : part;
  };
  const walkAll = (parts: Record<string, unknown>) => Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, walk(part)]));
  return walk(value) as Value;
}

/**
 * Stories of single components are written in English. This gives what they say in the language of the toolbar, as `words/` has it: the
 * preview does so with the arguments of each story; a `render` does it with what it writes itself, and a `play` with the words it looks for.
 */
export function spoken(globals: Record<string, unknown>) {
  const language = storyLanguage(globals);
  const say = (english: string) => {
    const [chinese, korean] = words[english] ?? [english, english];
    if (language === 'ko') return korean;
    return language === 'tn' ? inTraditional(chinese) : chinese;
  };
  return <Value>(value: Value): Value => (language === 'en' ? value : withTexts(value, say));
}
