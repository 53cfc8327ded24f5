import { commerceWords } from './commerce.ts';
import { formWords } from './forms.ts';
import { navigationWords } from './navigation.ts';
import { overlayWords } from './overlays.ts';
import { primitiveWords } from './primitives.ts';
import { tradeWords } from './trade.ts';

/** English texts of the component stories with their Chinese and Korean translations; the traditional Chinese text is converted. */
export type Words = Readonly<Record<string, readonly [chinese: string, korean: string]>>;

/** Translations by the folders of the stories. */
export const wordLists: readonly Words[] = [commerceWords, formWords, navigationWords, overlayWords, primitiveWords, tradeWords];

export const words: Words = Object.fromEntries(wordLists.flatMap((list) => Object.entries(list)));
