/** The intent of a form that adds or removes a favorite. */
export const favoriteIntent = 'collect';
/** The hidden field with the id of the favorite to remove; absent when the product is no favorite. */
export const favoriteField = 'favorite';

/** The reason why a favorite could not be added or removed; `message` is undefined when the gateway did not respond. */
export interface FavoriteRefusal {
  readonly at: number;
  readonly collectRefused: true;
  readonly message: string | undefined;
}
