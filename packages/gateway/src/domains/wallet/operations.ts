import type { DataOf, RequestOf } from '@mall/contract';
import { operation } from '../../dispatch/operation.ts';
import { wireQrMethods } from '../../providers/presenter.ts';
import { formatMoney, parseMoney } from '../../shared/money.ts';
import { leastRecharge } from '../payments/charge-service.ts';
import { bankOf } from './banks.ts';
import { chooseDefaultCard, listCards, removeCard, saveCard, showCard } from './card-service.ts';
import { requestWithdrawal, type WithdrawalRequest } from './request-withdrawal.ts';
import { withdrawalMethod } from './schema.ts';
import { showWallet } from './service.ts';
import { showWithdrawalForm } from './withdrawal-service.ts';

export const addBank = operation('mall.Bank.addBank', async (request, context) => {
  await saveCard(request, context);
  return {};
});

export const bankList = operation('mall.Bank.bankList', (_request, context) => listCards(context));

export const cardDetail = operation('mall.Bank.cardDetail', ({ id }, context) => showCard(id, context));

export const deleteBank = operation('mall.Bank.delBank', async ({ id }, context) => {
  await removeCard(id, context);
  return {};
});

export const setDefaultCard = operation('mall.Bank.setDefault', async ({ bankId }, context) => {
  await chooseDefaultCard(bankId, context);
  return {};
});

export const bankVerification = operation('mall.Bank.verification', async ({ Bank_card_number }) => ({
  Bank_name: bankOf(Bank_card_number) ?? '',
}));

type Preferred = DataOf<'mall.Recharge.index'>['defaultpayment']['defaultpayName'];

export const rechargeIndex = operation('mall.Recharge.index', async (_request, { settings }) => {
  const payment = wireQrMethods(new Set(settings.qrMethods));
  const defaultpayName: Preferred = payment.pc_wechat === 0 && payment.pc_alipay === 1 ? 'aliPay' : 'wxPay';
  return { min_cz: formatMoney(leastRecharge), payment, defaultpayment: { defaultpayName } };
});

export const walletDetails = operation('mall.User.details', showWallet);

export const intoWithdrawals = operation('mall.User.intoWithdrawals', (_request, context) => showWithdrawalForm(context));

export const withdrawals = operation('mall.User.withdrawals', async (request, context) => {
  await requestWithdrawal({ amount: parseMoney(request.amoney), destination: destinationOf(request) }, context);
  return {};
});

function destinationOf(request: RequestOf<'mall.User.withdrawals'>): WithdrawalRequest['destination'] {
  if (request.withdrawStatus === withdrawalMethod.wechat) return { kind: 'wechat', realName: request.userName };
  return { kind: 'bank_card', cardId: request.bankCardId, phone: request.mobile, code: request.keyCode };
}

export const storeBankVerification = operation('pc.store.bank.verificationBank', async ({ bankCardNumber }) => ({
  Bank_name: bankOf(bankCardNumber) ?? '',
}));
