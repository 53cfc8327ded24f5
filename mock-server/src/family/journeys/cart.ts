import type { Fields, Journey } from '../journey.ts';

const sku: Fields = { SkuID: 'int', Stock: 'int', Price: 'number', Pic: 'text' };
const item: Fields = {
  id: 'int',
  Goods_id: 'int',
  pro_name: 'filled',
  imgurl: 'url',
  price: 'number',
  num: 'int',
};
const line: Fields = {
  ...item,
  stock: 'int',
  attribute_id: 'int',
  'attrList[]': { attrName: 'filled', id: 'int', 'attr[+]': { id: 'int', attributeValue: 'filled' } },
  'skuBeanList[+]': {
    name: 'text',
    imgurl: 'url',
    cid: 'int',
    price: 'number',
    count: 'int',
    'attributes[]': { attributeId: 'int', attributeValId: 'int' },
  },
};
const cartOf = (lines: Fields): Fields => ({
  login_status: 'flag',
  total: 'int',
  'list[+]': {
    mch_name: 'filled',
    isOpenCoupon: 'boolean',
    'coupon_list[]': {
      id: 'int',
      name: 'filled',
      activity_type: 'int',
      money: 'number',
      discount: 'number',
      expirationDate: 'text',
      point: 'text',
      point_type: '=1|2',
    },
    'list[+]': lines,
  },
  'data0[]': {
    ...item,
    recycle: 'flag',
    'goodsStatus?': '=0|1',
  },
});

/** The shopping cart of a visitor and of a customer. */
export const cart: readonly Journey[] = [
  {
    name: 'cart',
    session: 'visitor',
    entries: [
      {
        api: 'mall.Product.index',
        title: 'opens the product',
        request: { pro_id: '{product}', vipSource: '0' },
        reads: { access_id: 'text' },
      },
      {
        api: 'mall.Product.addCart',
        title: 'adds two pieces from the product page',
        request: { pro_id: '{product}', num: '2', attribute_id: '{sku}', type: 'addcart' },
        reads: { access_id: 'filled', cart_id: 'int' },
        keeps: { line: 'cart_id' },
      },
      {
        api: 'mall.Product.addCart',
        title: 'adds another product from the recommendations',
        request: { pro_id: '{otherProduct}', num: '1', attribute_id: '{otherSku}', language: 'en_US' },
        reads: { cart_id: 'int' },
        keeps: { otherLine: 'cart_id' },
      },
      {
        api: 'mall.Cart.index',
        title: 'opens the cart',
        request: {},
        reads: { ...cartOf(line), login_status: '=0|false' },
      },
      {
        api: 'mall.Cart.upCart',
        title: 'changes the quantity of a line, with numbers',
        request: { cart: '[{"num":3,"cart_id":{line}}]' },
      },
      {
        api: 'mall.Cart.upCart',
        title: 'changes the quantity of a line, with numbers as text',
        request: { cart: '[{"num":"1","cart_id":"{line}"}]' },
      },
      {
        api: 'mall.Cart.upCart',
        title: 'requests a quantity above the stock and gets the stock',
        request: { cart: '[{"num":"9999999","cart_id":"{otherLine}"}]' },
      },
      {
        api: 'mall.Cart.index',
        title: 'reloads the cart with the new quantities',
        request: {},
        reads: cartOf(line),
      },
      {
        api: 'mall.Cart.djAttribute',
        title: 'opens the dialog of attributes',
        request: { car_id: '{line}' },
        reads: { '[+]': { 'attribute_list[+]': sku } },
      },
      {
        api: 'mall.Cart.modifyAttribute',
        title: 'chooses the same attributes again',
        request: { car_id: '{line}', attribute_id: '{sku}' },
      },
      { api: 'mall.Cart.delCart', title: 'deletes a line of the small cart', request: { car_id: '{otherLine}' } },
      { api: 'mall.Cart.delCart', title: 'deletes invalid lines, with another field name', request: { cartIds: '{line}' } },
      {
        api: 'mall.Cart.index',
        title: 'opens the empty cart',
        request: {},
        reads: { login_status: 'flag', total: '=0', 'list[]': {}, 'data0[]': {} },
      },
    ],
  },
  {
    name: 'cart as customer',
    session: 'customer',
    entries: [
      {
        api: 'mall.Product.addCart',
        title: 'adds a piece',
        request: { pro_id: '{otherProduct}', num: '1', attribute_id: '{otherSku}' },
        reads: { access_id: 'filled', cart_id: 'int' },
        keeps: { savedLine: 'cart_id' },
      },
      {
        api: 'mall.Index.index',
        title: 'reloads the small cart of the header',
        example: 'customer',
        request: {},
        reads: { cart_num: 'int', cart_price: 'number', 'cart_list[+]': { id: 'int' } },
      },
      { api: 'mall.Cart.toCollection', title: 'moves the line to the favorites', request: { car_id: '{savedLine}' } },
    ],
  },
];
