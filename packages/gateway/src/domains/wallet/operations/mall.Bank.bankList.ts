import { operation } from '../../../dispatch/operation.ts';
import { listCards } from '../card-service.ts';

export const bankList = operation('mall.Bank.bankList', (_request, context) => listCards(context));
