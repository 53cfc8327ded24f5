import type { Fields, Journey } from '../journey.ts';
import { address } from './addresses.ts';

const coupon: Fields = { coupon_id: 'text', coupon_name: 'text', coupon_status: 'boolean' };
const settlement: Fields = {
  'products[+]': {
    shop_id: 'int',
    shop_name: 'filled',
    'list[+]': {
      pid: 'int',
      cid: 'int',
      img: 'url',
      product_title: 'filled',
      size: 'text',
      price: 'number',
      num: 'int',
      freight_price: 'number',
    },
    products_num: 'int',
    product_total: 'number',
    freight_price: 'number',
    shop_subtotal: 'number',
    'coupon_list[]': coupon,
  },
  products_total: 'number',
  freight: 'number',
  total: 'number',
  mch_preferential_amount: 'number',
  preferential_amount: 'number',
  grade_rate: 'number',
  grade_rate_amount: 'number',
  'coupon_list[+]': { ...coupon, discount_type: '=coupon|no_discount|0' },
  coupon_num: 'int',
  coupon_money: 'number',
  'address_list[+]': address,
  'omsg?': 'object',
  payment: { wallet_pay: 'flag' },
  defaultpayment: { defaultpayName: '=balance|wxPay|aliPay' },
  user_money: 'number',
  password_status: 'flag',
  // False means products of a supplier, without coupons and pickup.
  is_supplier_pro: '=true|1',
  shop_status: 'boolean',
};
const settlementRequest = {
  product: '',
  cart_id: '',
  product_type: '',
  address_id: '',
  shop_address_id: '',
  vipSource: '0',
  pay_type: '',
  coupon_id: '0,0,no_discount',
  canshu: 'false',
  language: 'en_US',
};
const buyNow = '[{"pid":"{product}"},{"cid":"{sku}"},{"num":"1"}]';
const paymentRequest = {
  product: '',
  cart_id: '',
  address_id: '',
  shop_address_id: '',
  fullName: '',
  fullPhone: '',
  remarks: '',
  vipSource: '0',
  grade_l: '0',
  type: '',
  allow: '0',
  pay_type: 'wallet_pay',
  coupon_id: '0,0,0',
  language: 'en_US',
  currency_code: 'CNY',
  currency_symbol: '￥',
  exchange_rate: '1',
};
const placed: Fields = { sNo: 'filled', total: 'number', order_id: 'int' };

/** Checkout of the cart or of one product. */
export const checkout: readonly Journey[] = [
  {
    name: 'checkout from the cart',
    session: 'customer',
    entries: [
      {
        api: 'mall.Product.addCart',
        title: 'adds the product to the cart',
        request: { pro_id: '{product}', num: '1', attribute_id: '{sku}' },
        reads: { cart_id: 'int' },
        keeps: { boughtLine: 'cart_id' },
      },
      {
        api: 'mall.Order.settlement',
        title: 'prices the order with the coupons of the server',
        request: { ...settlementRequest, cart_id: '{boughtLine}' },
        reads: settlement,
        keeps: {
          address: 'address_list[is_default=1].id',
          platformCoupon: 'coupon_list[0].coupon_id',
          shopOfOrder: 'products[0].shop_id',
        },
      },
      {
        api: 'mall.Order.settlement',
        title: 'prices it with the coupons of the customer and a payment method',
        request: {
          ...settlementRequest,
          cart_id: '{boughtLine}',
          address_id: '{address}',
          pay_type: 'pc_alipay',
          coupon_id: '0,{platformCoupon},coupon',
          canshu: 'true',
        },
        reads: settlement,
      },
      {
        api: 'mall.Order.payment',
        title: 'places the order',
        request: { ...paymentRequest, cart_id: '{boughtLine}', address_id: '{address}', remarks: '["Please ring twice."]' },
        reads: placed,
        keeps: { placed: '', placedOrder: 'order_id', placedNumber: 'sNo', placedTotal: 'total' },
      },
    ],
  },
  {
    name: 'checkout of one product',
    session: 'customer',
    entries: [
      { api: 'mall.Product.immediatelyCart', title: 'checks the product to buy now, with numbers as text', request: { product: buyNow } },
      {
        api: 'mall.Product.immediatelyCart',
        title: 'checks the product to buy now, with numbers',
        request: { product: '[{"pid":{product}},{"cid":{sku}},{"num":1}]' },
      },
      {
        api: 'mall.Order.settlement',
        title: 'prices the order',
        request: { ...settlementRequest, product: buyNow },
        reads: settlement,
      },
      {
        api: 'mall.Order.payment',
        title: 'places the order',
        request: { ...paymentRequest, product: buyNow, address_id: '{address}', pay_type: 'pc_alipay' },
        reads: placed,
        keeps: { scanned: '', scannedOrder: 'order_id', scannedTotal: 'total' },
      },
      {
        api: 'mch.mall.Mch.seeMyStore',
        title: 'lists the stores of the shop',
        request: { shop_id: '{shopOfOrder}' },
        reads: {
          'list[]': {
            id: 'int',
            name: 'filled',
            mobile: 'text',
            business_hours: 'text',
            is_default: 'flag',
            sheng: 'text',
            shi: 'text',
            xian: 'text',
            address: 'filled',
          },
        },
        keeps: { store: 'list[0].id' },
      },
      {
        api: 'mall.Order.settlement',
        title: 'prices the order for pickup, without delivery',
        example: 'pick_up',
        request: { ...settlementRequest, product: buyNow, shop_address_id: '{store}' },
        reads: { ...settlement, freight: '=0|0.0|0.00' },
      },
      {
        api: 'mall.Order.payment',
        title: 'places the order for pickup',
        request: { ...paymentRequest, product: buyNow, shop_address_id: '{store}', fullName: '林清', fullPhone: '13800000001' },
        reads: placed,
        keeps: { cancelledOrder: 'order_id' },
      },
    ],
  },
];
