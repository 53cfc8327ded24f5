import { eq } from '../../../src/db/drizzle.ts';
import { customers } from '../../../src/domains/account/schema.ts';
import { makeCustomer, paymentPassword } from '../../support/fixtures/customers.ts';
import { ordering } from '../../support/fixtures/ordering.ts';
import type { Fields, Reply, TestGateway } from '../../support/gateway.ts';
import type { Attempt, Scenarios } from './scenario.ts';

const wrongPassword = '000000';
const triesUntilLocked = 5;

const payment = ({ data }: Reply): Fields => ({ order_list: data, type: 'wallet_pay', payment_money: data.total });

async function beginOrder(gateway: TestGateway, wallet?: string) {
  const { token } = await makeCustomer(gateway, wallet);
  const me = ordering(gateway, token);
  return { token, me, placed: await me.place() };
}

const charge = ({ data }: Reply, title: string): Fields => ({ type: 'pc_alipay', total: data.total, order_list: data, title });

async function beginCharge(gateway: TestGateway, title: string): Promise<Attempt> {
  const { token, placed } = await beginOrder(gateway);
  return { fields: charge(placed, title), token };
}

export const payments: Scenarios = {
  'mall.Pay.index': {
    insufficient_balance: (gateway) => beginCharge(gateway, 'no balance'),
    operation_failed: (gateway) => beginCharge(gateway, 'no method'),
    unavailable: (gateway) => beginCharge(gateway, 'no response'),
    below_minimum: async (gateway) => ({
      fields: { type: 'pc_alipay', total: '0.10', sNo: 'CZ20261121120000000123456' },
      token: (await makeCustomer(gateway)).token,
    }),
    state_refuses: async (gateway) => {
      const { token, me, placed } = await beginOrder(gateway);
      await me.cancel(placed);
      return { fields: charge(placed, 'Patches'), token };
    },
  },
  'mall.User.paymentPassword': {
    payment_password_wrong: async (gateway) => ({ fields: { password: wrongPassword }, token: (await makeCustomer(gateway)).token }),
    payment_password_locked: async (gateway) => {
      const { token } = await makeCustomer(gateway);
      for (let tries = 0; tries < triesUntilLocked; tries += 1)
        await gateway.call('mall.User.paymentPassword', { password: wrongPassword }, { token });
      return { fields: { password: paymentPassword }, token };
    },
    payment_password_not_set: async (gateway) => {
      const { id, token } = await makeCustomer(gateway);
      await gateway.db.update(customers).set({ paymentPasswordHash: null }).where(eq(customers.id, id));
      return { fields: { password: paymentPassword }, token };
    },
  },
  'mall.Pay.walletPay': {
    insufficient_balance: async (gateway) => {
      const { token, me, placed } = await beginOrder(gateway, '1.00');
      await me.openPermit();
      return { fields: payment(placed), token };
    },
    payment_password_missing: async (gateway) => {
      const { token, placed } = await beginOrder(gateway);
      return { fields: payment(placed), token };
    },
    state_refuses: async (gateway) => {
      const { token, me, placed } = await beginOrder(gateway);
      await me.cancel(placed);
      await me.openPermit();
      return { fields: payment(placed), token };
    },
  },
};
