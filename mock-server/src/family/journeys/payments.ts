import type { Journey } from '../journey.ts';

const currency = { currency_code: 'CNY', currency_symbol: '￥', exchange_rate: '1' };

/** Payment from the wallet and by a QR code. */
export const payments: readonly Journey[] = [
  {
    name: 'payments',
    session: 'customer',
    entries: [
      {
        api: 'mall.Order.orderDetails',
        title: 'opens the payment page',
        example: 'unpaid',
        request: { order_id: '{placedOrder}' },
        reads: {
          status: '=0',
          sNo: 'filled',
          payment: { wallet_pay: 'flag' },
          user_money: 'number',
          z_price: 'number',
          password_status: 'flag',
          order_failure: 'number',
        },
      },
      {
        api: 'mall.User.paymentPassword',
        title: 'enters a wrong payment password',
        request: { password: '000000', language: 'en_US' },
        code: '50738|400',
      },
      {
        api: 'mall.User.paymentPassword',
        title: 'enters the payment password',
        request: { password: '{paymentPassword}', language: 'en_US' },
      },
      {
        api: 'mall.Pay.walletPay',
        title: 'pays from the wallet',
        request: { order_list: '{placed}', type: 'wallet_pay', payment_money: '{placedTotal}', sNo: '{placedNumber}' },
      },
      {
        api: 'mall.Order.orderDetails',
        title: 'finds the order paid',
        request: { order_id: '{placedOrder}', trade_no: '' },
        reads: { status: '=1' },
      },
      {
        api: 'mall.Pay.index',
        title: 'requests the QR code of an order',
        request: {
          type: 'pc_alipay',
          total: '{scannedTotal}',
          title: 'A product',
          remarks: '',
          order_list: '{scanned}',
          pay_type: 'pc_alipay',
          sNo: '',
          ...currency,
        },
        reads: 'filled',
      },
      {
        api: 'mall.Order.orderDetails',
        title: 'polls whether it was scanned',
        example: 'unpaid',
        request: { order_id: '{scannedOrder}', trade_no: '' },
        reads: { status: '=0' },
      },
      {
        api: 'mall.Pay.index',
        title: 'requests the QR code of a recharge',
        request: {
          type: 'pc_wechat',
          total: '100',
          title: 'Recharge',
          remarks: '',
          sNo: 'CZ1795557862038123456',
          pay_type: 'pc_wechat',
          ...currency,
        },
        reads: 'filled',
      },
      {
        api: 'mall.Order.getCzorder',
        title: 'polls whether the recharge was paid',
        example: 'unpaid',
        request: { trade_no: 'CZ1795557862038123456' },
        reads: { 'code?': 'int' },
      },
    ],
  },
];
