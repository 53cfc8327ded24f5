import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { readId } from '#app/shared/query-id.ts';
import { type FavoriteRefusal, favoriteField, favoriteIntent } from '../favorite-intent.ts';

/** Whether a form is about the collection. */
export const isFavoriteRequest = (form: FormData): boolean => form.get('intent') === favoriteIntent;

/** Collects the product, or lets go the favourite that the form names. Throws what the whole page answers to: a visitor signs in first. */
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
