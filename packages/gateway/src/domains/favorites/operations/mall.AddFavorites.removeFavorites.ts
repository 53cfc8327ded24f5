import { operation } from '../../../dispatch/operation.ts';
import { removeFavorites } from '../service.ts';

export const removeFavoritesHandler = operation('mall.AddFavorites.removeFavorites', async ({ collection }, context) => {
  await removeFavorites(collection, context);
  return {};
});
