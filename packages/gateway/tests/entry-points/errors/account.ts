import { eq } from '../../../src/db/drizzle.ts';
import { customers } from '../../../src/domains/account/schema.ts';
import { hashPassword } from '../../../src/shared/passwords.ts';
import { codeSentTo, otherThan } from '../../support/fixtures/codes.ts';
import { makeCustomer, paymentPassword, type TestCustomer } from '../../support/fixtures/customers.ts';
import type { Fields, TestGateway } from '../../support/gateway.ts';
import type { Attempt, Scenario, Scenarios } from './scenario.ts';

const password = 'mall2026';
const triesUntilRefused = 5;
const paymentPasswords = { password: '112233', password1: '112233' };

let asked = 0;
/** Returns a new address for each request for a code, because codes are limited by address. */
function newClient(): string {
  asked += 1;
  return `198.18.0.${asked}`;
}

async function change(gateway: TestGateway, { id }: TestCustomer, to: Partial<typeof customers.$inferInsert>): Promise<string> {
  const [row] = await gateway.db
    .update(customers)
    .set({ name: 'Somebody', ...to })
    .where(eq(customers.id, id))
    .returning();
  return row?.phone ?? '';
}

/** Creates a customer, and the code that was sent to them for a purpose. */
async function withCode(gateway: TestGateway, fields: Fields, to: Partial<typeof customers.$inferInsert> = {}) {
  const customer = await makeCustomer(gateway);
  const phone = await change(gateway, customer, { paymentPasswordHash: null, ...to });
  const { token } = customer;
  await gateway.call('mall.User.secretKey', fields, { token, client: newClient() });
  return { customer, token, phone, code: await codeSentTo(gateway, `+86 ${fields.newPhone ?? phone}`) };
}

const noCode =
  (fields: Fields, to: Partial<typeof customers.$inferInsert> = {}): Scenario =>
  async (gateway): Promise<Attempt> => {
    const customer = await makeCustomer(gateway);
    await change(gateway, customer, to);
    return { fields, token: customer.token };
  };

/** Creates a customer who has verified the current phone and the new one. */
async function changingPhone(gateway: TestGateway, newPhone: string): Promise<{ token: string; fields: Fields }> {
  const { token, code } = await withCode(gateway, { smsType: 3 });
  const proved = await gateway.call('mall.User.authentication', { pCode: code }, { token });
  await gateway.call('mall.User.secretKey', { smsType: 3, newPhone }, { token, client: newClient() });
  const pCode = await codeSentTo(gateway, `+86 ${newPhone}`);
  return { token, fields: { authenticationToken: proved.data.token, newPhone, pCode } };
}

async function withPassword(gateway: TestGateway): Promise<string> {
  const customer = await makeCustomer(gateway);
  await change(gateway, customer, { passwordHash: await hashPassword(password) });
  return customer.token;
}

const newPassword = { password, passwordOld: 'spring27', x_password1: 'spring27' };

export const account: Scenarios = {
  'mall.User.setPaymentPassword': {
    code_wrong: async (gateway) => {
      const { token, code } = await withCode(gateway, { smsType: 5 });
      return { fields: { ...paymentPasswords, pcode: otherThan(code) }, token };
    },
    code_expired: noCode({ ...paymentPasswords, pcode: '000000' }, { paymentPasswordHash: null }),
    state_refuses: noCode({ ...paymentPasswords, pcode: '000000' }),
  },
  'mall.User.modifyPaymentPassword': {
    code_wrong: async (gateway) => {
      const { token, code } = await withCode(gateway, { smsType: 5 }, { paymentPasswordHash: 'some' });
      return { fields: { ...paymentPasswords, pcode: otherThan(code) }, token };
    },
    code_expired: noCode({ ...paymentPasswords, pcode: '000000' }),
    payment_password_not_set: noCode({ ...paymentPasswords, pcode: '000000' }, { paymentPasswordHash: null }),
    password_unchanged: async (gateway) => {
      const customer = await makeCustomer(gateway);
      const phone = await change(gateway, customer, {});
      await gateway.call('mall.User.secretKey', { smsType: 5 }, { token: customer.token, client: newClient() });
      const pcode = await codeSentTo(gateway, `+86 ${phone}`);
      return { fields: { pcode, password: paymentPassword, password1: paymentPassword }, token: customer.token };
    },
  },
  'mall.User.authentication': {
    code_wrong: async (gateway) => {
      const { token, code } = await withCode(gateway, { smsType: 3 });
      return { fields: { pCode: otherThan(code) }, token };
    },
    code_expired: noCode({ pCode: '000000' }),
  },
  'mall.User.updatePhone': {
    phone_registered: async (gateway) => changingPhone(gateway, '13800000001'),
    code_wrong: async (gateway) => {
      const { token, fields } = await changingPhone(gateway, '13400000001');
      return { fields: { ...fields, pCode: otherThan(String(fields.pCode)) }, token };
    },
    code_expired: async (gateway) => {
      const { token, fields } = await changingPhone(gateway, '13400000002');
      return { fields: { ...fields, newPhone: '13400000003' }, token };
    },
    state_refuses: async (gateway) => {
      const { token, fields } = await changingPhone(gateway, '13400000004');
      return { fields: { ...fields, authenticationToken: 'none' }, token };
    },
  },
  'mall.User.updatepassword': {
    login_password_wrong: async (gateway) => ({ fields: { ...newPassword, password: 'wrong-one' }, token: await withPassword(gateway) }),
    password_invalid: async (gateway) => ({
      fields: { password, passwordOld: 'iloveyou', x_password1: 'iloveyou' },
      token: await withPassword(gateway),
    }),
    password_unchanged: async (gateway) => ({
      fields: { password, passwordOld: password, x_password1: password },
      token: await withPassword(gateway),
    }),
    too_busy: async (gateway) => {
      const token = await withPassword(gateway);
      for (let tries = 0; tries < triesUntilRefused; tries += 1)
        await gateway.call('mall.User.updatepassword', { ...newPassword, password: 'wrong-one' }, { token });
      return { fields: newPassword, token };
    },
  },
  'mall.User.setPersonalResources': {
    state_refuses: noCode({ birthday: '1992-04-19' }, { birthday: '1992-04-18' }),
  },
};
