import type { Fields, Journey } from '../journey.ts';

const recommended: Fields = { id: 'int', imgurl: 'url', product_title: 'filled', price: 'number' };

/** Saved products, followed shops and similar products. */
export const favorites: readonly Journey[] = [
  {
    name: 'favorites',
    session: 'customer',
    entries: [
      { api: 'mall.AddFavorites.index', title: 'saves a product', request: { pro_id: '{product}', type: '1' } },
      {
        api: 'mall.Product.index',
        title: 'reloads the product, which is saved',
        request: { pro_id: '{product}', vipSource: '0' },
        reads: { collection_status: '=1|true', collection_id: 'int' },
      },
      {
        api: 'mall.AddFavorites.collection',
        title: 'lists saved products',
        request: { type: '1', mchNameOrProName: '' },
        reads: {
          'list[+]': {
            id: 'int',
            p_id: 'int',
            imgurl: 'url',
            product_title: 'filled',
            price: 'number',
            recycle: 'flag',
            status: 'int',
            num: 'int',
          },
        },
        keeps: { favorite: 'list[0].id' },
      },
      {
        api: 'mall.AddFavorites.removeFavorites',
        title: 'removes the product from the product page',
        request: { collection: '{favorite}', pro_id: '{product}', type: '1' },
      },
      { api: 'mch.mall.Mch.collectionShop', title: 'follows a shop', request: { shopId: '{shop}' } },
      {
        api: 'mall.AddFavorites.collection',
        title: 'lists followed shops',
        example: 'shops',
        request: { type: '2', mchNameOrProName: '' },
        reads: {
          'list[+]': {
            id: 'int',
            mch_id: 'int',
            shopid: 'int',
            mch_name: 'filled',
            logo: 'url',
            is_open: '=0|1|2',
            collection_num: 'int',
            'list[]': recommended,
            'xplist[]': recommended,
          },
        },
        keeps: { followed: 'list[0].id' },
      },
      {
        api: 'mall.AddFavorites.removeFavorites',
        title: 'removes several at once, with a comma at the end',
        request: { collection: '{followed},' },
      },
      {
        api: 'mall.AddFavorites.similar',
        title: 'lists similar products',
        request: { pro_id: '{product}', page: '1' },
        reads: {
          'product[+]': { ...recommended, mch_name: 'filled', yprice: 'number' },
          'list[]': recommended,
          total: 'int',
        },
      },
    ],
  },
];
