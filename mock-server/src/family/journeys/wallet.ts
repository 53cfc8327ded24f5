import type { Fields, Journey } from '../journey.ts';

const records: Fields = {
  user_money: 'number',
  unit: 'text',
  total: 'int',
  status: '=0|1|2',
  'list[]': { id: 'int', type: 'int', money: 'number', add_date: 'date' },
};
const card: Fields = { id: 'int', Bank_name: 'filled', Bank_card_number: 'filled', is_default: 'flag' };
const newCard = {
  Cardholder: '林清',
  Bank_name: '{bankName}',
  branch: '杭州西湖支行',
  Bank_card_number: '6222021202000000018',
  is_default: '0',
  language: 'en_US',
  id: '',
};

/** Balance, recharge, withdrawal and bank cards. */
export const wallet: readonly Journey[] = [
  {
    name: 'wallet',
    session: 'customer',
    entries: [
      {
        api: 'mall.User.details',
        title: 'lists all income of a year, without pages',
        request: { page: '1', pageSize: '9999999', type: '1', typeName: '0', day: '365' },
        reads: { ...records, 'list[+]': { id: 'int', type: 'int', money: 'number', add_date: 'date' } },
      },
      {
        api: 'mall.User.details',
        title: 'lists all expenses of a week',
        request: { page: '1', pageSize: '9999999', type: '2', typeName: '', day: '7' },
        reads: records,
      },
      {
        api: 'mall.User.details',
        title: 'lists the payments for orders of half a year',
        request: { page: '1', pageSize: '9999999', type: '2', typeName: '7', day: '183' },
        reads: records,
      },
      {
        api: 'mall.Recharge.index',
        title: 'opens the page of recharges',
        request: { language: 'en_US' },
        reads: { min_cz: 'number', payment: { pc_wechat: 'flag', pc_alipay: 'flag' }, defaultpayment: { defaultpayName: 'filled' } },
      },
    ],
  },
  {
    name: 'wallet: bank cards and withdrawal',
    session: 'customer',
    entries: [
      {
        api: 'pc.store.bank.verificationBank',
        title: 'identifies the bank by the card number',
        request: { bankCardNumber: '6222021202000000018' },
        reads: { Bank_name: 'filled' },
      },
      {
        api: 'mall.Bank.verification',
        title: 'identifies the bank by the card number, in the withdrawal',
        request: { Bank_name: '', Bank_card_number: '6222021202000000018' },
        reads: { Bank_name: 'filled' },
        keeps: { bankName: 'Bank_name' },
      },
      { api: 'mall.Bank.addBank', title: 'adds a card', request: newCard },
      {
        api: 'mall.Bank.bankList',
        title: 'lists the cards',
        request: {},
        reads: { '[+]': card },
        keeps: { newCard: '[Bank_card_number=0018].id', defaultCard: '[is_default=1].id' },
      },
      {
        api: 'mall.Bank.cardDetail',
        title: 'opens a card',
        request: { id: '{newCard}' },
        reads: { '[+]': { Bank_card_number: 'filled', Bank_name: 'filled', branch: 'filled', Cardholder: 'filled', is_default: 'flag' } },
      },
      { api: 'mall.Bank.setDefault', title: 'makes a card the default one', request: { bankId: '{newCard}', is_default: '1' } },
      {
        api: 'mall.Bank.setDefault',
        title: 'restores the previous default',
        request: { bankId: '{defaultCard}', is_default: '1' },
      },
      { api: 'mall.Bank.delBank', title: 'deletes a card', request: { id: '{newCard}' } },
      {
        api: 'mall.User.intoWithdrawals',
        title: 'opens the page of withdrawals',
        request: { shop_id: '' },
        reads: {
          money: 'number',
          min_amount: 'number',
          max_amount: 'number',
          service_charge: 'text',
          serviceCharge: 'number',
          unit: 'text',
          mobile: 'text',
          wx_withdraw: 'boolean',
          wx_name: 'text',
          pshd: 'text',
          'bank_information[+]': { Bank_name: 'filled', Bank_card_number: 'filled' },
        },
        keeps: { maskedPhone: 'mobile' },
      },
      {
        api: 'mall.User.secretKey',
        title: 'requests the code for a withdrawal, with the masked phone',
        request: { phone: '{maskedPhone}', message_type: '0', smsType: '6', cpc: '', language: 'en_US' },
      },
      {
        api: 'mall.User.withdrawals',
        title: 'withdraws to a card',
        request: {
          shop_id: '',
          amoney: '10',
          withdrawStatus: '1',
          bankCardId: '{defaultCard}',
          mobile: '{maskedPhone}',
          keyCode: '{code}',
          userName: '',
          language: 'en_US',
        },
      },
    ],
  },
];
