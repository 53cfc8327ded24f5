/** The intent of a form that collects a product, or lets it go. */
export const favoriteIntent = 'collect';
/** The hidden field that names the favourite to let go; a product that is not collected sends none. */
export const favoriteField = 'favorite';

/** Why a product could not be collected or let go; `message` is undefined when the gateway did not answer. */
export interface FavoriteRefusal {
  readonly at: number;
  readonly collectRefused: true;
  readonly message: string | undefined;
}
