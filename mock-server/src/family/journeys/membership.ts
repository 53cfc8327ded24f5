import type { Fields, Journey } from '../journey.ts';

const settlement: Fields = {
  memberConfig: {
    'member_equity[+]': { icon: 'text', equityName: 'filled', englishName: 'text' },
    'open_config[+]': { day: 'int', openMethod: 'text', openMethodName: 'text', price: 'number', priceForDay: 'number' },
  },
  amount: 'number',
  y_amount: 'number',
  user_money: 'number',
  passwordStatus: 'flag',
  'couponList[]': { id: 'int', name: 'filled', money: 'number' },
};

/** Membership. */
export const membership: readonly Journey[] = [
  {
    name: 'membership',
    session: 'customer',
    entries: [
      {
        api: 'plugin.member.MallMember.memberCenter',
        title: 'opens the page of the membership',
        request: { page: '1' },
        reads: {
          userInfo: { headimgurl: 'text', user_name: 'text', 'grade_end?': 'date' },
          'memberEquity[+]': { icon: 'text', equityName: 'filled', englishName: 'text' },
          'buyRecord[]': {
            id: 'int',
            trade_no: 'filled',
            memberTypeDesc: 'filled',
            payTypeDesc: 'text',
            amount: 'number',
            addtime: 'date',
            endTime: 'date',
          },
        },
      },
      {
        api: 'plugin.member.MallMember.settlement',
        title: 'opens the dialog, before a plan is chosen',
        request: { amount: '', couponId: '' },
        reads: settlement,
        keeps: { planPrice: 'memberConfig.open_config[0].price', payable: 'amount' },
      },
      {
        api: 'plugin.member.MallMember.settlement',
        title: 'chooses a plan',
        request: { amount: '{planPrice}', couponId: '' },
        reads: settlement,
      },
      {
        api: 'mall.Login.registerAgreement',
        title: 'loads the agreement of the membership',
        request: { type: '3' },
        reads: { title: 'text', content: 'filled' },
      },
      {
        api: 'plugin.member.MallMember.payment',
        title: 'orders a month',
        request: { memberType: '1', payType: 'wallet_pay', couponId: '', amount: '{planPrice}' },
        reads: { sNo: 'filled', amount: 'number', memberTypeDesc: 'filled', endTime: 'date' },
        keeps: { memberOrder: '', memberNumber: 'sNo', memberAmount: 'amount' },
      },
      {
        api: 'mall.User.paymentPassword',
        title: 'enters the payment password',
        request: { password: '{paymentPassword}' },
      },
      {
        api: 'mall.Pay.walletPay',
        title: 'pays from the wallet, with the order of the response',
        request: { order_list: '{memberOrder}', type: 'wallet_pay', payment_money: '{memberAmount}', sNo: '{memberNumber}' },
      },
      {
        api: 'mall.Order.getCzorder',
        title: 'finds the order paid',
        request: { trade_no: '{memberNumber}' },
        reads: { code: '=200' },
      },
      { api: 'plugin.member.MallMember.closeFrame', title: 'disables the reminder of the renewal', request: {} },
    ],
  },
];
