import { commerceWords } from './commerce.ts';
import { formWords } from './forms.ts';
import { navigationWords } from './navigation.ts';
import { overlayWords } from './overlays.ts';
import { primitiveWords } from './primitives.ts';
import { tradeWords } from './trade.ts';

/** What the stories of single components say in English, as China and Korea say it; Taiwan reads the Chinese words in its own characters. */
export type Words = Readonly<Record<string, readonly [chinese: string, korean: string]>>;

/** By the folders of the stories. */
export const wordLists: readonly Words[] = [commerceWords, formWords, navigationWords, overlayWords, primitiveWords, tradeWords];

export const words: Words = Object.fromEntries(wordLists.flatMap((list) => Object.entries(list)));
