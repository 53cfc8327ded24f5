import type { DataOf, RequestOf } from '@mall/contract';
import { customerOf } from '../../dispatch/context.ts';
import { operation } from '../../dispatch/operation.ts';
import { wireQrMethods } from '../../providers/presenter.ts';
import { formatMoney, parseMoney } from '../../shared/money.ts';
import { minRecharge } from '../payments/open-charge.ts';
import { bankOf } from './banks.ts';
import { readCard, readWalletQuery, wireCard, wireCardDetails, wireWallet, wireWithdrawalForm } from './presenter.ts';
import { requestWithdrawal, type WithdrawalRequest } from './request-withdrawal.ts';
import { cardOf, chooseDefaultCard, listCards, removeCard, saveCard } from './save-card.ts';
import { withdrawalMethod } from './schema.ts';
import { showWallet } from './show-wallet.ts';
import { showWithdrawalForm } from './show-withdrawal-form.ts';

export const addBank = operation('mall.Bank.addBank', async (request, context) => {
  await saveCard(readCard(request), context);
  return {};
});

export const bankList = operation('mall.Bank.bankList', async (_request, context) =>
  (await listCards(context.db, customerOf(context).customerId)).map(wireCard),
);

export const cardDetail = operation('mall.Bank.cardDetail', async ({ id }, context) => [
  wireCardDetails(await cardOf(context.db, customerOf(context).customerId, id, 'id')),
]);

export const deleteBank = operation('mall.Bank.delBank', async ({ id }, context) => {
  await removeCard(context.db, customerOf(context).customerId, id);
  return {};
});

export const setDefaultCard = operation('mall.Bank.setDefault', async ({ bankId }, context) => {
  await chooseDefaultCard(context.db, customerOf(context).customerId, bankId);
  return {};
});

export const bankVerification = operation('mall.Bank.verification', async ({ Bank_card_number }) => ({
  Bank_name: bankOf(Bank_card_number) ?? '',
}));

type Preferred = DataOf<'mall.Recharge.index'>['defaultpayment']['defaultpayName'];

export const rechargeIndex = operation('mall.Recharge.index', async (_request, { settings }) => {
  const payment = wireQrMethods(new Set(settings.qrMethods));
  const defaultpayName: Preferred = payment.pc_wechat === 0 && payment.pc_alipay === 1 ? 'aliPay' : 'wxPay';
  return { min_cz: formatMoney(minRecharge), payment, defaultpayment: { defaultpayName } };
});

const defaultPageSize = 10;

export const walletDetails = operation('mall.User.details', async (request, context) => {
  const { db, clock, language } = context;
  const { page = 1, pageSize = defaultPageSize } = request;
  const query = readWalletQuery(request, clock.now());
  return wireWallet(await showWallet(db, customerOf(context).customerId, query, { page, pageSize }), language);
});

export const intoWithdrawals = operation('mall.User.intoWithdrawals', async (_request, context) =>
  wireWithdrawalForm(await showWithdrawalForm(context.db, customerOf(context).customerId), context.language),
);

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
