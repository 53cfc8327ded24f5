import type { Words } from './words.ts';

export const formWords: Words = {};
