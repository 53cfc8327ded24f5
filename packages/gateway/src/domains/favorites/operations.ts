import { operation } from '../../dispatch/operation.ts';
import { collect, listCollection, listSimilar, removeFavorites } from './service.ts';

export const collection = operation('mall.AddFavorites.collection', listCollection);

export const addFavorite = operation('mall.AddFavorites.index', collect);

export const removeFavoritesHandler = operation('mall.AddFavorites.removeFavorites', async ({ collection }, context) => {
  await removeFavorites(collection, context);
  return {};
});

export const similar = operation('mall.AddFavorites.similar', listSimilar);
