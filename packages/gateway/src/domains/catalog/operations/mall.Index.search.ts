import { operation } from '../../../dispatch/operation.ts';
import { findShopsByWords } from '../../favorites/shop-search-service.ts';
import { rememberSearch } from '../history-service.ts';
import { searchProducts } from '../list-service.ts';

const searchesShops = 2;

export const search = operation('mall.Index.search', async (request, context) => {
  if (request.keyword && (request.page ?? 1) === 1) await rememberSearch(context, request.keyword);
  return request.searchType === searchesShops ? findShopsByWords(request, context) : searchProducts(request, context);
});
