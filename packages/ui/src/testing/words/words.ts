import { commerceWords } from './commerce.ts';
import { formWords } from './forms.ts';
import { navigationWords } from './navigation.ts';
import { overlayWords } from './overlays.ts';
import { primitiveWords } from './primitives.ts';
import { tradeWords } from './trade.ts';
import type { Words } from './wordList.ts';

/** Translations by the folders of the stories. */
export const wordLists: readonly Words[] = [commerceWords, formWords, navigationWords, overlayWords, primitiveWords, tradeWords];

export const words: Words = Object.fromEntries(wordLists.flatMap((list) => Object.entries(list)));
