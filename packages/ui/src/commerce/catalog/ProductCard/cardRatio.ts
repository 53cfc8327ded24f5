/** Aspect ratio of every product image in a list. */
export const cardRatio = 4 / 5;
