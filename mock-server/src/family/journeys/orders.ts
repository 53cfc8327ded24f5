import type { Fields, Journey } from '../journey.ts';

/** The currency of an order: the pages multiply amounts by its rate and show its symbol. */
const currency: Fields = { currency_symbol: 'filled', exchange_rate: 'number' };

const row: Fields = {
  id: 'int',
  sNo: 'filled',
  shop_name: 'filled',
  add_time: 'date',
  'pay_time?': 'date',
  status: 'int',
  otype: 'filled',
  self_lifting: '=0|1|2|3|4',
  delivery_status: '=0|1',
  sale_type: '=0|1|2',
  comments_type: '=0|1|2|3',
  ...currency,
  old_total: 'number',
  z_price: 'number',
  spz_price: 'number',
  old_freight: 'number',
  'single_store?': 'int',
  haveExpress: 'boolean',
  isInvoice: 'boolean',
  invoiceTimeout: 'boolean',
  'list[+]': {
    ...{ id: 'int', imgurl: 'url', p_name: 'filled', size: 'text', p_price: 'number', num: 'int' },
    ...{ isReturn: 'boolean', 'integral?': 'int', 're_type?': 'int', 'r_type?': 'int' },
  },
};
const list: Fields = {
  'order[]': row,
  order_num: 'int',
  order_failure: 'number',
  company: '=seconds|hour|day',
  res_order: { '0': 'int', '1': 'int', '2': 'int', '5': 'int' },
};
const details: Fields = {
  status: 'int',
  sNo: 'filled',
  id: 'int',
  order_failure: 'number',
  add_time: 'date',
  isInvoice: 'boolean',
  delivery_status: '=0|1',
  sale_type: '=0|1|2',
  self_lifting: '=0|1|2|3|4',
  otype: 'filled',
  allRefund: 'boolean',
  'hand_del?': 'flag',
  name: 'text',
  mobile: 'text',
  address: 'text',
  remarks: 'text',
  old_total: 'number',
  product_total: 'number',
  old_freight: 'number',
  coupon_price: 'number',
  preferential_amount: 'number',
  'discount_type?': 'text',
  'allow?': 'int',
  ...currency,
  omsg: { 'pay?': 'text', 'pay_time?': 'date', sheng: 'text', shi: 'text', xian: 'text', grade_fan: 'number' },
  logistics: {
    'list[]': { kuaidi_name: 'filled', courier_num: 'filled', 'list[]': { ftime: 'text', context: 'text' } },
  },
  'list[+]': {
    ...{ id: 'int', shop_name: 'filled', imgurl: 'url', p_name: 'filled', size: 'text', p_price: 'number', num: 'int' },
    ...{ 'r_sNo?': 'text', 'courier_num?': 'text', 're_type?': 'int', 'r_content?': 'text', 'prompt?': 'text' },
    ...{ refund: 'boolean', refundShowBtn: 'boolean' },
  },
  payment: { wallet_pay: 'flag' },
  user_money: 'number',
  z_price: 'number',
  password_status: 'flag',
};
const tab = (order_type: string) => ({ ordervalue: '', pageNum: '1', order_type, order: 'GM' });

/** The list of orders, their pages and the actions of a customer. */
export const orders: readonly Journey[] = [
  {
    name: 'orders',
    session: 'customer',
    entries: [
      {
        api: 'mall.Order.index',
        title: 'lists all orders',
        example: 'every_state',
        request: { ordervalue: '', pageNum: '1' },
        reads: { ...list, 'order[+]': row },
        keeps: { closedOrder: 'order[status=7].id', pickupStore: 'order[self_lifting=1,single_store>0].single_store' },
      },
      {
        api: 'mall.Order.index',
        title: 'lists unpaid orders',
        example: 'every_state',
        request: tab('payment'),
        reads: { ...list, 'order[+]': row },
      },
      {
        api: 'mall.Order.index',
        title: 'lists orders to be shipped',
        example: 'every_state',
        request: tab('send'),
        reads: { ...list, 'order[+]': row },
        keeps: { paidOrder: 'order[status=1,delivery_status=0].id' },
      },
      {
        api: 'mall.Order.index',
        title: 'lists orders to be received',
        example: 'every_state',
        request: tab('receipt'),
        reads: { ...list, 'order[+]': row },
        keeps: {
          shippedOrder: 'order[status=2,self_lifting=0,sale_type=0].id',
          shippedNumber: 'order[status=2,self_lifting=0,sale_type=0].sNo',
          pickupOrder: 'order[status=2,self_lifting=1].id',
        },
      },
      { api: 'mall.Order.index', title: 'lists orders to be reviewed', example: 'every_state', request: tab('evaluete'), reads: list },
      {
        api: 'mall.Order.index',
        title: 'searches an order by its number',
        example: 'every_state',
        request: { ordervalue: '{shippedNumber}', pageNum: '1', order_type: '' },
        reads: { ...list, 'order[+]': row },
      },
      {
        api: 'mall.Order.orderDetails',
        title: 'opens an order that was shipped',
        example: 'shipped',
        request: { order_id: '{shippedOrder}' },
        reads: details,
      },
      {
        api: 'mall.Order.orderDetails',
        title: 'opens an order that waits for pickup',
        example: 'pick_up',
        request: { order_id: '{pickupOrder}', language: 'en_US' },
        reads: { ...details, self_lifting: '=1' },
      },
      { api: 'mall.Order.orderDetails', title: 'opens an unknown order', request: { order_id: '999999999' }, code: '50010|109' },
      {
        api: 'mall.Order.logistics',
        title: 'shows where the parcels of an order are',
        request: { id: '{shippedNumber}', details: '' },
        reads: { 'list[+]': { kuaidi_name: 'filled', courier_num: 'filled', 'list[]': { ftime: 'text', context: 'text' } } },
      },
      {
        api: 'mall.Order.getMchStore',
        title: 'shows the store of a pickup',
        request: { id: '{pickupStore}' },
        reads: {
          address: {
            ...{ name: 'filled', mobile: 'text', sheng: 'text', shi: 'text', xian: 'text', address: 'filled', business_hours: 'text' },
          },
        },
      },
      {
        api: 'mall.Order.see_extraction_code',
        title: 'shows the code of a pickup',
        request: { order_id: '{pickupOrder}' },
        reads: {
          ...{ sNo: 'filled', num: 'int', z_price: 'number', extraction_code: 'filled' },
          'por_list[+]': {
            ...{ img: 'url', product_title: 'filled', p_price: 'number', size: 'text', num: 'int' },
            ...{ show_symbol: 'filled', exchange_rate: 'number' },
          },
        },
      },
      { api: 'mall.Order.delivery', title: 'reminds the shop to ship', request: { order_id: '{paidOrder}' } },
      { api: 'mall.Order.okOrder', title: 'confirms the receipt', request: { order_id: '{shippedOrder}' } },
      { api: 'mall.Order.removeOrder', title: 'cancels an unpaid order', request: { order_id: '{cancelledOrder}' } },
      { api: 'mall.Order.delOrder', title: 'deletes a closed order', request: { order_id: '{cancelledOrder}' } },
      {
        api: 'mall.User.index',
        title: 'opens the home page of the account',
        request: { isAuction: '' },
        reads: {
          user: { headimgurl: 'text', user_name: 'text', money: 'number', score: 'int', coupon_num: 'int' },
          ...{ dfk_num: 'int', dfh_num: 'int', dsh_num: 'int', dpj_num: 'int', th: 'int' },
          'order_list[+]': {
            ...{ id: 'int', sNo: 'filled', status: 'int', img: 'url', z_price: 'number', add_time: 'date' },
            ...{ delivery_status: '=0|1', sale_type: '=0|1|2', self_lifting: '=0|1|2|3|4' },
            ...currency,
          },
        },
      },
    ],
  },
];
