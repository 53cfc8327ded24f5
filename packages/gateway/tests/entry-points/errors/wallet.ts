import { otherThan } from '../../support/fixtures/codes.ts';
import type { TestCustomer } from '../../support/fixtures/customers.ts';
import { makeCustomer } from '../../support/fixtures/customers.ts';
import { addCard, card, withdrawalCode } from '../../support/fixtures/withdrawing.ts';
import type { Fields, TestGateway } from '../../support/gateway.ts';
import type { Attempt, Scenarios } from './scenario.ts';

let asked = 0;

/** Returns a valid withdrawal, except for the given fields. */
async function withdrawal(
  gateway: TestGateway,
  wrong: (code: string) => Fields,
  wallet?: string,
): Promise<Attempt & { customer: TestCustomer }> {
  const customer = await makeCustomer(gateway, wallet);
  const bankCardId = await addCard(gateway, customer);
  asked += 1;
  const keyCode = await withdrawalCode(gateway, customer, `198.19.0.${asked}`);
  return { fields: { amoney: '500.00', withdrawStatus: 1, bankCardId, keyCode, ...wrong(keyCode) }, token: customer.token, customer };
}

export const wallet: Scenarios = {
  'mall.Bank.addBank': {
    state_refuses: async (gateway) => {
      const customer = await makeCustomer(gateway);
      await addCard(gateway, customer);
      return { fields: card, token: customer.token };
    },
  },
  'mall.User.withdrawals': {
    below_minimum: (gateway) => withdrawal(gateway, () => ({ amoney: '9.99' })),
    above_maximum: (gateway) => withdrawal(gateway, () => ({ amoney: '20000.01' })),
    insufficient_balance: (gateway) => withdrawal(gateway, () => ({}), '499.99'),
    code_wrong: (gateway) => withdrawal(gateway, (code) => ({ keyCode: otherThan(code) })),
    code_expired: async (gateway) => {
      const customer = await makeCustomer(gateway);
      const bankCardId = await addCard(gateway, customer);
      return { fields: { amoney: '500.00', withdrawStatus: 1, bankCardId, keyCode: '000000' }, token: customer.token };
    },
    state_refuses: async (gateway) => {
      const { fields, token, customer } = await withdrawal(gateway, () => ({}));
      await gateway.call('mall.User.withdrawals', fields, { token: customer.token });
      gateway.clock.advance(60_000);
      return {
        fields: { ...fields, keyCode: await withdrawalCode(gateway, customer, '198.19.1.1') },
        ...(token !== undefined && { token }),
      };
    },
  },
};
