/** Where the reviews stand on the product's page. */
export const reviewsId = 'reviews';

/** Where what goes well with the product stands. */
export const relatedId = 'related';

/** Where a chapter of the introduction stands, by its place. */
export const chapterId = (at: number) => `chapter-${at + 1}`;
