import type { Words } from './words.ts';

export const tradeWords: Words = {};
