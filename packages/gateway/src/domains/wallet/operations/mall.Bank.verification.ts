import { operation } from '../../../dispatch/operation.ts';
import { bankOf } from '../banks.ts';

export const bankVerification = operation('mall.Bank.verification', async ({ Bank_card_number }) => ({
  Bank_name: bankOf(Bank_card_number) ?? '',
}));
