import type { Fields, Journey } from '../journey.ts';

const product: Fields = { id: 'int', imgurl: 'url', product_title: 'filled', price: 'number', status: 'int', recycle: 'flag' };
/** A product in the lists behind "more", which share one template. */
const card: Fields = { id: 'int', imgUrl: 'url', product_title: 'filled', price: 'number', status: 'int', recycle: 'flag', num: 'int' };
const cards: Fields = { total: 'int', 'list[]': card };

/** The home page and the lists behind "more". */
export const home: readonly Journey[] = [
  {
    name: 'home',
    session: 'visitor',
    entries: [
      {
        api: 'mall.Index.home',
        title: 'loads the home page',
        request: { cid: '', page: '1', pageSize: '8' },
        reads: {
          'banner[+]': { id: 'int', image: 'url', url: 'text' },
          'list_r[+]': product,
          'list_x[+]': product,
          'list_m[]': product,
          'coupon_list[]': { id: 'int', name: 'text', activity_type: 'int', limit: 'text', point_type: 'int' },
        },
        keeps: { product: 'list_r[0].id', otherProduct: 'list_x[0].id' },
      },
      {
        api: 'mall.Home.getBlockGoodsList',
        title: 'loads the products of the menu',
        request: { access_id: '' },
        reads: { 'list[+]': { goodsList: { 'list[+]': { id: 'int', coverUrl: 'url', product_title: 'filled' } } } },
        keeps: { block: 'list[0].id' },
      },
      {
        api: 'mall.Index.loadHome',
        title: 'renders the new products on the server',
        request: { s_type: '1', blockId: '', page: '1', pageSize: '8' },
        reads: cards,
      },
      {
        api: 'mall.Index.loadHome',
        title: 'renders the hot products on the server',
        request: { s_type: '2', page: '1', pageSize: '8' },
        reads: cards,
      },
      {
        api: 'mall.Home.getGoodsListByBlockId',
        title: 'lists the recommended products, without a block',
        request: { blockId: '', s_type: '3', page: '1', pageSize: '8' },
        reads: cards,
      },
      {
        api: 'mall.Home.getGoodsListByBlockId',
        title: 'lists the products of a block',
        request: { blockId: '{block}', s_type: '6', page: '1', pageSize: '8' },
        reads: { total: 'int', 'list[+]': card },
      },
      {
        api: 'mall.Home.getGoodsListByBlockId',
        title: 'opens the second page of a block',
        request: { blockId: '{block}', s_type: '6', page: '2', pageSize: '8' },
        reads: cards,
      },
      {
        api: 'plugin.member.MallMember.memberProList',
        title: 'lists the products with a member price',
        request: { page: '1', pageSize: '8', s_type: '5' },
        reads: {
          total: 'int',
          'list[+]': { id: 'int', imgurl: 'url', product_title: 'filled', price: 'number', vipPrice: 'number' },
        },
        keeps: { memberProduct: 'list[0].id' },
      },
      {
        api: 'mall.Order.getPayment',
        title: 'loads the payment methods',
        request: {},
        reads: { wallet_pay: 'flag', pc_alipay: 'flag', pc_wechat: 'flag' },
      },
    ],
  },
  {
    name: 'home as customer',
    session: 'customer',
    entries: [
      {
        api: 'mall.Order.index',
        title: 'counts the orders by state',
        request: { page: '1' },
        reads: { res_order: { '0': 'int', '1': 'int', '2': 'int', '5': 'int' } },
      },
      {
        api: 'mall.Message.index',
        title: 'shows the newest message',
        request: { page: '1' },
        reads: { total: 'int', 'message[+]': { id: 'int', title: 'text', content: 'text', time: 'date', type: '=1|2' } },
      },
    ],
  },
];
