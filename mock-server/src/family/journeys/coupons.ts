import type { Fields, Journey } from '../journey.ts';

const campaign: Fields = {
  id: 'int',
  mch_id: 'int',
  name: 'filled',
  activity_type: '=1|2|3|4|5',
  money: 'number',
  discount: 'number',
  z_money: 'number',
  limit: 'text',
  circulation: 'int',
  num: 'int',
  issue_number_type: '=1|2',
  receive: 'int',
  cover_map: 'text',
  point: 'text',
  point_type: '=1|2|3|4',
  'start_time?': 'date',
  'end_time?': 'date',
  type: '=1|2|3|4',
};
const offered: Fields = {
  'list[]': {
    id: 'int',
    activity_type: '=1|2|3|4|5',
    money: 'number',
    discount: 'number',
    limit: 'text',
    coupon_name: 'filled',
    expirationDate: 'text',
    point: 'text',
    point_type: '=1|2|3|4',
  },
};
const owned: Fields = {
  wsy_num: 'int',
  ysy_num: 'int',
  ygq_num: 'int',
  total: 'int',
  'list[]': {
    id: 'int',
    activity_type: '=1|2|3|4|5',
    money: 'number',
    discount: 'number',
    limit: 'text',
    name: 'filled',
    expirationDate: 'text',
    imgurl: 'text',
    mch_id: 'int',
  },
};

/** The coupon center, coupons of a product or a shop, and a customer's own. */
export const coupons: readonly Journey[] = [
  {
    name: 'coupons',
    session: 'visitor',
    entries: [
      {
        api: 'plugin.coupon.MallCoupon.index',
        title: 'lists the coupons of the platform',
        request: { page: '1', type: '1', mchName: '' },
        reads: { total: 'int', 'list[+]': campaign },
        keeps: { campaign: 'list[0].id' },
      },
      {
        api: 'plugin.coupon.MallCoupon.index',
        title: 'searches the coupons of shops',
        request: { page: '1', type: '2', mchName: 'S', language: 'en_US' },
        reads: { total: 'int', 'list[]': campaign },
      },
      {
        api: 'plugin.coupon.MallCoupon.proCoupon',
        title: 'lists the coupons of a product',
        request: { goodsId: '{product}' },
        reads: offered,
      },
      { api: 'plugin.coupon.MallCoupon.mchCoupon', title: 'lists the coupons of a shop', request: { mchId: '{shop}' }, reads: offered },
      {
        api: 'plugin.coupon.MallCoupon.receive',
        title: 'receives a coupon without being signed in',
        request: { id: '{campaign}' },
        code: '203|404',
      },
    ],
  },
  {
    name: 'coupons as customer',
    session: 'customer',
    entries: [
      {
        api: 'plugin.coupon.MallCoupon.index',
        title: 'lists the coupons of the platform with the state of each',
        request: { page: '1', type: '1' },
        reads: { total: 'int', 'list[+]': campaign },
        keeps: { receivable: 'list[point_type=1].id' },
      },
      {
        api: 'plugin.coupon.MallCoupon.receive',
        title: 'receives a coupon',
        request: { id: '{receivable}' },
      },
      { api: 'plugin.coupon.MallCoupon.receive', title: 'receives an unknown coupon', request: { id: '99999999' }, code: '115|50010' },
      {
        api: 'plugin.coupon.MallCoupon.myCoupon',
        title: 'lists unused coupons',
        request: { type: '0' },
        reads: owned,
      },
      { api: 'plugin.coupon.MallCoupon.myCoupon', title: 'lists used coupons', request: { type: '1' }, reads: owned },
      { api: 'plugin.coupon.MallCoupon.myCoupon', title: 'lists expired coupons', request: { type: '2' }, reads: owned },
    ],
  },
];
