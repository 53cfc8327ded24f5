import type { RequestOf } from '@mall/contract';
import { operation } from '../../../dispatch/operation.ts';
import { parseMoney } from '../../../shared/money.ts';
import { requestWithdrawal, type WithdrawalRequest } from '../request-withdrawal.ts';
import { withdrawalMethod } from '../schema.ts';

export const withdrawals = operation('mall.User.withdrawals', async (request, context) => {
  await requestWithdrawal({ amount: parseMoney(request.amoney), destination: destinationOf(request) }, context);
  return {};
});

function destinationOf(request: RequestOf<'mall.User.withdrawals'>): WithdrawalRequest['destination'] {
  if (request.withdrawStatus === withdrawalMethod.wechat) return { kind: 'wechat', realName: request.userName };
  return { kind: 'bank_card', cardId: request.bankCardId, phone: request.mobile, code: request.keyCode };
}
