import type { Words } from './words.ts';

export const primitiveWords: Words = {};
