import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { readId } from '#app/shared/query-id.ts';
import { type FavoriteRefusal, favoriteField, favoriteIntent } from '../favorite-intent.ts';

/** Returns true when a form adds or removes a favorite. */
export const isFavoriteRequest = (form: FormData): boolean => form.get('intent') === favoriteIntent;

/**
 * Adds the product to the favorites, or removes the favorite that the form names. Throws errors that concern the whole page: a visitor must
 * sign in first.
 */
export async function toggleFavoriteProduct({ mall }: Gateway, productId: number, form: FormData): Promise<FavoriteRefusal | undefined> {
  const favorite = readId(form.get(favoriteField));
  try {
    if (favorite === undefined) await mall.favorites.add({ pro_id: productId });
    else await mall.favorites.remove({ collection: [favorite] });
    return undefined;
  } catch (error) {
    return { at: Date.now(), collectRefused: true, message: refusalOf(error).message };
  }
}
