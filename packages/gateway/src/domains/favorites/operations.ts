import { customerOf } from '../../dispatch/context.ts';
import { operation } from '../../dispatch/operation.ts';
import { wireSmallCard } from '../catalog/presenter.ts';
import * as favorites from './add-to-favorites.ts';
import { listFavoriteProducts, listFavoriteShops } from './list-favorites.ts';
import { listSimilar } from './list-similar.ts';
import { wireFavoriteProduct, wireFavoriteShop, wireSimilarTo } from './presenter.ts';
import { removeFavorites } from './remove-favorites.ts';

const productsTab = 1;

export const collection = operation('mall.AddFavorites.collection', async ({ type, mchNameOrProName = '' }, context) => {
  const { customerId } = customerOf(context);
  if (type === productsTab) {
    return { list: (await listFavoriteProducts(context, customerId, mchNameOrProName)).map(wireFavoriteProduct) };
  }
  const shops = await listFavoriteShops(context, customerId, mchNameOrProName);
  return { list: shops.map((shop) => wireFavoriteShop(shop, context.language)) };
});

export const addFavorite = operation('mall.AddFavorites.index', async ({ pro_id }, context) => ({
  collection_id: await favorites.addToFavorites(context.db, customerOf(context).customerId, pro_id, context.clock.now()),
}));

export const removeFavoritesHandler = operation('mall.AddFavorites.removeFavorites', async ({ collection }, context) => {
  await removeFavorites(context.db, customerOf(context).customerId, collection);
  return {};
});

export const similar = operation('mall.AddFavorites.similar', async ({ pro_id, page = 1 }, context) => {
  const { card, cards, total } = await listSimilar(context, pro_id, page);
  return { product: [wireSimilarTo(card)], list: cards.map(wireSmallCard), total };
});
