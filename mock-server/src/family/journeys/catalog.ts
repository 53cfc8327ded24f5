import type { Fields, Journey } from '../journey.ts';

const found: Fields = {
  id: 'int',
  imgurl: 'url',
  price: 'number',
  product_title: 'filled',
  volume: 'int',
  mch_name: 'filled',
  status: 'int',
  recycle: 'flag',
  goodsNum: 'int',
};
const foundProducts: Fields = {
  total: 'int',
  'brand_list[]': { brand_id: 'int', brand_name: 'filled' },
  'class_list[]': { cid: 'int', pname: 'filled' },
  'list[]': found,
};
const foundShops: Fields = {
  total: 'int',
  'list[+]': {
    id: 'int',
    name: 'filled',
    head_img: 'url',
    sheng: 'text',
    shi: 'text',
    collectionNum: 'int',
    pro_num: 'int',
    is_collect: 'flag',
  },
};
const everything = {
  keyword: '',
  cid: '',
  class_id: '',
  brand_id: '',
  amount: '',
  sort_type: '',
  sort: '',
  brandHead: '',
  classHead: '',
  page: '1',
  pageSize: '20',
  page_mch: '1',
};

const sku: Fields = { SkuID: 'int', Stock: 'int', Price: 'number', Pic: 'url' };
const product: Fields = {
  // Stored as the session; some servers issue one to a visitor only when the first product is added to the cart.
  access_id: 'text',
  login_status: 'flag',
  collection_status: 'flag',
  'collection_id?': 'text',
  coupon_status: 'boolean',
  'coupon_str[]': { id: 'int', limit: 'text', point: 'text' },
  commentsTotal: 'int',
  'attribute_list[+]': sku,
  'skuBeanList[+]': {
    name: 'text',
    imgurl: 'url',
    cid: 'int',
    price: 'number',
    count: 'int',
    'attributes[]': { attributeId: 'int', attributeValId: 'int' },
  },
  'attrList[]': { attrName: 'filled', id: 'int', 'attr[+]': { id: 'int', attributeValue: 'filled' } },
  shop_list: {
    shop_id: 'int',
    shop_name: 'filled',
    shop_logo: 'url',
    is_open: '=0|1|2',
    quantity_on_sale: 'int',
    quantity_sold: 'int',
    collection_num: 'int',
  },
  'related_recommendations[]': { id: 'int', imgurl: 'url', product_title: 'filled', price: 'number' },
  pro: {
    name: 'filled',
    subtitle: 'text',
    price: '/^\\d+(\\.\\d+)?(-\\d+(\\.\\d+)?)?$/',
    'vipPrice?': 'number',
    content: 'json',
    'img_arr[+]': 'url',
    'video?': 'url',
    'proVideo?': 'url',
    photo_x: 'url',
    num: 'int',
    status: 'int',
    recycle: 'flag',
    s_type: 'csv',
  },
};
const keyword = { keyword: 'a', page: '1', pageSize: '20' };

/** Search, product page and recommendations. */
export const catalog: readonly Journey[] = [
  {
    name: 'catalog',
    session: 'visitor',
    entries: [
      {
        api: 'mall.Index.search',
        title: 'lists all products, with every filter empty',
        request: everything,
        reads: { ...foundProducts, 'list[+]': found },
        keeps: { category: 'class_list[0].cid', brand: 'brand_list[0].brand_id' },
      },
      {
        api: 'mall.Index.search',
        title: 'lists the products of a category, a brand and a range of prices, cheapest first',
        request: {
          ...everything,
          class_id: '{category}',
          brand_id: '{brand}',
          amount: '0-499',
          sort_type: 'price',
          sort: '0',
          searchType: '1',
        },
        reads: foundProducts,
      },
      {
        api: 'mall.Index.search',
        title: 'filters by the last range of prices, which is a single number',
        request: { ...everything, amount: '1500', sort_type: 'volume', sort: '1' },
        reads: foundProducts,
      },
      {
        api: 'mall.Index.search',
        title: 'filters by an open range of prices and a letter of the brands',
        request: { ...everything, amount: '100-', brandHead: 'S', classHead: 'B' },
        reads: foundProducts,
      },
      {
        api: 'mall.Index.search',
        title: 'requests a page size above that of every server',
        request: { ...everything, pageSize: '9999999' },
        reads: { ...foundProducts, 'list[+]': found },
      },
      {
        api: 'mall.Index.search',
        title: 'lists shops',
        example: 'shops',
        request: { keyword: '', page: '1', pageSize: '10', page_mch: '1', searchType: '2' },
        reads: foundShops,
        keeps: { shop: 'list[0].id' },
      },
      {
        api: 'mall.Product.index',
        title: 'opens a product without a session',
        request: { pro_id: '{product}', vipSource: '0', type: '', id: '', bargain_id: '' },
        reads: product,
        keeps: { sku: 'attribute_list[Stock>0].SkuID', shop: 'shop_list.shop_id' },
      },
      {
        api: 'mall.Product.index',
        title: 'opens another product, in the language of the body too',
        request: { pro_id: '{otherProduct}', vipSource: '0', language: 'en_US' },
        reads: product,
        keeps: { otherSku: 'attribute_list[Stock>0].SkuID' },
      },
      { api: 'mall.Product.index', title: 'opens an unknown product', request: { pro_id: '999999999', vipSource: '0' }, code: '101' },
      {
        api: 'mall.Product.recommend',
        title: 'loads a batch of recommendations',
        request: {},
        reads: {
          'list[+]': {
            id: 'int',
            product_title: 'filled',
            imgurl: 'url',
            price: 'number',
            price_yh: 'number',
            status: 'int',
            recycle: 'flag',
            stockNum: 'int',
          },
        },
      },
      { api: 'mall.Index.search', title: 'searches for a word', request: { ...everything, ...keyword }, reads: foundProducts },
      {
        api: 'mall.Index.clickSearch',
        title: 'lists the words a visitor has searched for',
        request: {},
        reads: { 'list[]': { keyword: 'filled' } },
      },
    ],
  },
  {
    name: 'catalog as customer',
    session: 'customer',
    entries: [
      {
        api: 'mall.Product.index',
        title: 'opens a product from the list of member prices',
        example: 'member',
        request: { pro_id: '{memberProduct}', vipSource: '1' },
        reads: { ...product, login_status: '=1|true', 'attribute_list[+]': { ...sku, vipPrice: 'number' } },
      },
      { api: 'mall.Index.search', title: 'searches for a word', request: { ...everything, ...keyword }, reads: foundProducts },
      {
        api: 'mall.Index.clickSearch',
        title: 'lists the words the customer has searched for',
        request: {},
        reads: { 'list[+]': { keyword: 'filled' } },
        keeps: { searched: 'list[0].keyword' },
      },
      { api: 'mall.Index.delSearch', title: 'deletes one of them', request: { keyword: '{searched}' } },
      { api: 'mall.Index.oneClickClear', title: 'deletes them all', request: {} },
    ],
  },
];
