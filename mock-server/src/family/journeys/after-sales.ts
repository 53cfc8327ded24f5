import type { Entry, Fields, Journey } from '../journey.ts';

const currency: Fields = { currency_symbol: 'filled', exchange_rate: 'number' };
const line: Fields = { id: 'int', image: 'url', p_name: 'filled', size: 'text', p_price: 'number', num: 'int', ...currency };
const choice: Fields = {
  refund: 'boolean',
  refundAmt: 'boolean',
  refundGoodsAmt: 'boolean',
  refundGoods: 'boolean',
  orderType: 'text',
  // The page shows only lines whose flag equals true.
  'list[+]': { ...line, refund: '=true|1' },
};
const row: Fields = {
  id: 'int',
  order_id: 'int',
  sNo: 'filled',
  shop_name: 'filled',
  detailId: 'int',
  goodsId: 'int',
  pid: 'int',
  imgurl: 'url',
  p_name: 'filled',
  size: 'text',
  re_apply_money: 'number',
  re_time: 'date',
  re_type: '=1|2|3',
  r_type: 'int',
  ...currency,
};
const list: Fields = { total: 'int', 'list[+]': row };
const details: Fields = {
  re_type: '=1|2|3',
  r_type: 'int',
  sNo: 'filled',
  re_time: 'date',
  re_apply_money: 'number',
  content: 'text',
  're_photo[]': 'url',
  'audit_time?': 'date',
  suggestive_language: 'text',
  'express?': 'text',
  'express_num?': 'text',
  ...currency,
  'list[+]': { ...line, p_id: 'int' },
};
const all = { ordervalue: '', start: '1', end: '10', order: '' };
const form: Fields = { refund_price: 'number', 'list[+]': { ...line, p_id: 'int' }, ...currency };

const listTypes = (api: 'singleReturnGoodsPage' | 'batchReturnGoodsPage', order_details_id: string): Entry => ({
  api: `mall.Order.${api}`,
  title: 'lists the types of after-sales',
  request: { order_details_id },
  reads: choice,
});
const applyFor = (title: string, request: Readonly<Record<string, string>>): Entry => ({
  api: 'mall.Order.applyReturnGoods',
  title,
  request: {
    explain: 'It does not fit.',
    apply_return_goods: '',
    refund_amount: '{refundable}',
    refund_apply_money: '{refundable}',
    ...request,
  },
});

/** Refunds, returns and exchanges. */
export const afterSales: readonly Journey[] = [
  {
    name: 'after-sales of an order that was not shipped',
    session: 'customer',
    entries: [
      {
        api: 'mall.Order.orderDetails',
        title: 'opens the paid order',
        request: { order_id: '{placedOrder}' },
        reads: { 'list[+]': { id: 'int', refund: 'boolean' } },
        keeps: { paidLine: 'list[0].id' },
      },
      listTypes('batchReturnGoodsPage', '{paidLine}'),
      {
        api: 'mall.Order.applyReturnGoodsPage',
        title: 'opens the form',
        request: { order_details_id: '{paidLine}', language: 'en_US' },
        reads: form,
        keeps: { refundable: 'refund_price' },
      },
      applyFor('applies for a refund, which is paid immediately', { order_details_id: '{paidLine}', type: '2' }),
      {
        api: 'mall.Order.returnDetails',
        title: 'opens the refund',
        example: 'refunded_at_once',
        request: { orderDetailId: '{paidLine}' },
        reads: { ...details, r_type: '=15' },
      },
    ],
  },
  {
    name: 'after-sales of an order that was received',
    session: 'customer',
    entries: [
      {
        api: 'mall.Order.orderDetails',
        title: 'opens the received order',
        request: { order_id: '{shippedOrder}' },
        reads: { 'list[+]': { id: 'int', refund: 'boolean' } },
        keeps: { receivedLine: 'list[0].id' },
      },
      listTypes('singleReturnGoodsPage', '{receivedLine}'),
      {
        api: 'mall.Order.applyReturnGoodsPage',
        title: 'opens the form',
        request: { order_details_id: '{receivedLine}' },
        reads: form,
        keeps: { refundable: 'refund_price' },
      },
      applyFor('applies for a return, with a comma at the end of the images', { order_details_id: '{receivedLine}', type: '1' }),
      {
        api: 'mall.Order.returnDataList',
        title: 'lists after-sales',
        request: all,
        reads: list,
        keeps: { withdrawn: 'list[r_type=0].id', sentBack: 'list[r_type=1].id', sentBackProduct: 'list[r_type=1].pid' },
      },
      { api: 'mall.Order.cancellationOfApplication', title: 'withdraws the return', request: { id: '{withdrawn}' } },
      applyFor('applies for an exchange', { order_details_id: '{receivedLine}', type: '3' }),
      {
        api: 'mall.Order.returnDetails',
        title: 'opens the exchange',
        request: { orderDetailId: '{receivedLine}' },
        reads: details,
      },
      {
        api: 'mall.Order.returnDataList',
        title: 'requests a page size above that of every server',
        request: { ...all, end: '9999999' },
        reads: list,
        keeps: { exchange: 'list[re_type=3,r_type=0].id', exchangeProduct: 'list[re_type=3,r_type=0].pid' },
      },
    ],
  },
  {
    name: 'after-sales with parcels',
    session: 'customer',
    entries: [
      {
        api: 'mall.Order.getExpress',
        title: 'lists the carriers of an approved return',
        request: { pid: '{sentBackProduct}' },
        reads: { 'express[+]': { id: 'int', kuaidi_name: 'filled' } },
        keeps: { carrier: 'express[0].kuaidi_name' },
      },
      {
        api: 'mall.Order.backSend',
        title: 'enters the parcel of the return',
        request: { id: '{sentBack}', kdname: '{carrier}', kdcode: 'SF1440200001', lxr: '林清', lxdh: '13800000001' },
      },
      {
        api: 'mall.Order.backSend',
        title: 'enters the parcel of an approved exchange',
        operator: ['after-sale', 'approve', '{exchange}'],
        request: { id: '{exchange}', kdname: '{carrier}', kdcode: 'SF1440200002', lxr: '林清', lxdh: '13800000001' },
      },
      {
        api: 'mall.Order.exchangeReceipt',
        title: 'confirms the replacement',
        operator: ['after-sale', 'send-replacement', '{exchange}', 'SF', 'SF1440200003'],
        request: { id: '{exchange}' },
      },
      { api: 'mall.Order.returnDataList', title: 'lists after-sales in every state', request: all, reads: list },
    ],
  },
];
