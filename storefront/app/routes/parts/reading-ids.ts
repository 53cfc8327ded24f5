/** The anchor id of the reviews on the product's page. */
export const reviewsId = 'reviews';

/** The anchor id of the related products. */
export const relatedId = 'related';

/** Returns the anchor id of a chapter of the introduction by its index. */
export const chapterId = (at: number) => `chapter-${at + 1}`;
