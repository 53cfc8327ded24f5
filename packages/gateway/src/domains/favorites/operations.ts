import { operation } from '../../dispatch/operation.ts';
import { addToFavorites, listFavorites, listSimilar, removeFavorites } from './service.ts';

export const collection = operation('mall.AddFavorites.collection', listFavorites);

export const addFavorite = operation('mall.AddFavorites.index', addToFavorites);

export const removeFavoritesHandler = operation('mall.AddFavorites.removeFavorites', async ({ collection }, context) => {
  await removeFavorites(collection, context);
  return {};
});

export const similar = operation('mall.AddFavorites.similar', listSimilar);
