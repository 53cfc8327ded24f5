import { operation } from '../../../dispatch/operation.ts';
import { showWithdrawalForm } from '../withdrawal-service.ts';

export const intoWithdrawals = operation('mall.User.intoWithdrawals', (_request, context) => showWithdrawalForm(context));
