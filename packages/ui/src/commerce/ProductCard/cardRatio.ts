/** Proportions of every product picture in a list. */
export const cardRatio = 4 / 5;
