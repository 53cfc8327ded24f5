import { makeCustomer } from '../../support/fixtures/customers.ts';
import type { Fields } from '../../support/gateway.ts';
import type { Scenario, Scenarios } from './scenario.ts';

const asked =
  (fields: Fields, wallet?: string): Scenario =>
  async (gateway) => ({ fields, token: (await makeCustomer(gateway, wallet)).token });

const month = { memberType: 1, payType: 'wallet_pay', amount: '25.00' };

export const membership: Scenarios = {
  'plugin.member.MallMember.settlement': { state_refuses: asked({ amount: '24.99' }) },
  'plugin.member.MallMember.payment': {
    insufficient_balance: asked(month, '24.99'),
    state_refuses: asked({ ...month, amount: '24.99' }),
    // The test provider does not offer this method.
    operation_failed: asked({ ...month, payType: 'pc_wechat' }),
  },
};
