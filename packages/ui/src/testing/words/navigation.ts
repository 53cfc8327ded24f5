import type { Words } from './words.ts';

export const navigationWords: Words = {};
