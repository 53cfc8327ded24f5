import { operation } from '../../../dispatch/operation.ts';
import { bankOf } from '../banks.ts';

export const storeBankVerification = operation('pc.store.bank.verificationBank', async ({ bankCardNumber }) => ({
  Bank_name: bankOf(bankCardNumber) ?? '',
}));
