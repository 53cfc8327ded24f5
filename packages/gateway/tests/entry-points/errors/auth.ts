import { eq } from '../../../src/db/drizzle.ts';
import { customers } from '../../../src/domains/account/schema.ts';
import { codeSentTo, otherThan } from '../../support/fixtures/codes.ts';
import { makeCustomer } from '../../support/fixtures/customers.ts';
import type { Fields, TestGateway } from '../../support/gateway.ts';
import { captchaAnswer } from '../../support/settings.ts';
import type { Attempt, Scenario, Scenarios } from './scenario.ts';

const triesUntilLocked = 5;
const attemptsPerMinute = 30;
const captchasPerMinute = 60;
const triesPerMinute = 30;

/** Returns a valid sign-in of the demo customer, except for the given fields. */
async function signIn(gateway: TestGateway, wrong: Fields): Promise<Fields> {
  const captcha = await gateway.call('mall.Login.getCode');
  const right = { type: 3, phone: 'shopper01', password: 'mall2026', imgCode: captchaAnswer, verificationCode: captcha.data.code };
  return { ...right, ...wrong };
}

let phones = 0;
/** Returns a phone and an address that no other scenario uses, because codes are limited by both. */
function newPhone(): { phone: string; client: string } {
  phones += 1;
  return { phone: `1350000${String(phones).padStart(4, '0')}`, client: `198.51.100.${phones}` };
}

async function withCaptcha(gateway: TestGateway, fields: Fields): Promise<Fields> {
  const captcha = await gateway.call('mall.Login.getCode');
  return { imgCode: captchaAnswer, verificationCode: captcha.data.code, ...fields };
}

/** Returns a form with a code that was sent to a new phone for registration. */
async function entry(gateway: TestGateway, more: Fields): Promise<{ fields: Fields; client: string }> {
  const { phone, client } = newPhone();
  await gateway.call('mall.User.secretKey', { smsType: 1, phone }, { client });
  const keyCode = await codeSentTo(gateway, `+86 ${phone}`);
  return { fields: { phone, keyCode, ...(await withCaptcha(gateway, more)) }, client };
}

/** Returns the refusals of an operation that takes a captcha and the code sent to a phone. */
function codeRefusals(api: string, more: Fields) {
  const right = async (gateway: TestGateway) => (await entry(gateway, more)).fields;
  return {
    captcha_wrong: async (gateway) => ({ fields: { ...(await right(gateway)), imgCode: 'wrong' } }),
    code_expired: async (gateway) => ({ fields: { ...(await right(gateway)), phone: newPhone().phone } }),
    too_busy: async (gateway) => {
      const client = newPhone().client;
      for (let tries = 0; tries < triesPerMinute; tries += 1)
        await gateway.call(api, { ...more, phone: '13500009999', keyCode: '000000', imgCode: 'x', verificationCode: 'x' }, { client });
      return { fields: await right(gateway), client };
    },
  } satisfies Scenarios['mall.Login.register'];
}

/** Returns the refusals of an operation that sends a code. */
const sendRefusals = (api: string, fieldsOf: (phone: string) => Fields) => ({
  captcha_wrong: async (gateway: TestGateway) => {
    const { phone, client } = newPhone();
    return { fields: await withCaptcha(gateway, { ...fieldsOf(phone), imgCode: 'wrong' }), client };
  },
  code_rate_limited: rateLimited(api, fieldsOf),
});

const rateLimited =
  (api: string, fieldsOf: (phone: string) => Fields): Scenario =>
  async (gateway): Promise<Attempt> => {
    const { phone, client } = newPhone();
    await gateway.call(api, fieldsOf(phone), { client });
    return { fields: fieldsOf(phone), client };
  };

const wrongCode = async (gateway: TestGateway, more: Fields): Promise<Attempt> => {
  const { fields, client } = await entry(gateway, more);
  return { fields: { ...fields, keyCode: otherThan(String(fields.keyCode)) }, client };
};

const registration = { userId: 'newcomer01', password: 'moon2026', type: 0 };
const newPassword = { password: 'spring2027', rpwd: 'spring2027', type: 0 };

export const auth: Scenarios = {
  'mall.Login.getCode': {
    too_busy: async (gateway) => {
      const client = '203.0.113.60';
      for (let asked = 0; asked < captchasPerMinute; asked += 1) await gateway.call('mall.Login.getCode', {}, { client });
      return { fields: {}, client };
    },
  },
  'mall.Login.login': {
    captcha_wrong: async (gateway) => ({ fields: await signIn(gateway, { imgCode: 'wrong' }) }),
    credentials_wrong: async (gateway) => ({ fields: await signIn(gateway, { password: 'mall2027' }) }),
    too_busy: async (gateway) => {
      const client = '203.0.113.70';
      for (let attempt = 0; attempt < attemptsPerMinute; attempt += 1) {
        await gateway.call('mall.Login.login', await signIn(gateway, { phone: `stranger${attempt}`, imgCode: 'wrong' }), { client });
      }
      return { fields: await signIn(gateway, {}), client };
    },
    too_many_attempts: async (gateway) => {
      // A separate name, so that the demo customer's is not locked for other scenarios.
      const phone = 'nobody01';
      for (let tries = 0; tries < triesUntilLocked; tries += 1) await gateway.call('mall.Login.login', await signIn(gateway, { phone }));
      return { fields: await signIn(gateway, { phone }) };
    },
  },
  'mall.User.secretKey': sendRefusals('mall.User.secretKey', (phone) => ({ smsType: 1, phone })),
  'mall.Login.secretKey': sendRefusals('mall.Login.secretKey', (phone) => ({ phone })),
  'mall.User.send_email_verification_code': sendRefusals('mall.User.send_email_verification_code', (phone) => ({
    e_mail: `${phone}@example.com`,
  })),
  'mall.Login.register': {
    ...codeRefusals('mall.Login.register', { type: 1 }),
    code_wrong: (gateway) => wrongCode(gateway, { type: 1 }),
  },
  'mall.Login.userRegister': {
    ...codeRefusals('mall.Login.userRegister', registration),
    code_wrong: (gateway) => wrongCode(gateway, registration),
    account_registered: (gateway) => entry(gateway, { ...registration, userId: 'shopper01' }),
    password_invalid: (gateway) => entry(gateway, { ...registration, password: 'password' }),
    phone_registered: async (gateway) => {
      const { fields, client } = await entry(gateway, registration);
      const { id } = await makeCustomer(gateway);
      await gateway.db
        .update(customers)
        .set({ phone: String(fields.phone) })
        .where(eq(customers.id, id));
      return { fields, client };
    },
  },
  'mall.Login.forgotpassword': {
    ...codeRefusals('mall.Login.forgotpassword', newPassword),
    code_wrong: async (gateway) => {
      const { phone, client } = newPhone();
      await gateway.call('mall.Login.secretKey', { phone }, { client });
      return { fields: await withCaptcha(gateway, { ...newPassword, phone, keyCode: '000000' }), client };
    },
    password_invalid: async (gateway) => {
      const { phone, client } = newPhone();
      const { id } = await makeCustomer(gateway);
      await gateway.db.update(customers).set({ phone }).where(eq(customers.id, id));
      await gateway.call('mall.Login.secretKey', { phone }, { client });
      const keyCode = await codeSentTo(gateway, `+86 ${phone}`);
      return { fields: await withCaptcha(gateway, { type: 0, password: '12345678', rpwd: '12345678', phone, keyCode }), client };
    },
  },
  'mall.Login.autoLogin': {
    too_busy: async (gateway) => {
      const client = newPhone().client;
      for (let tries = 0; tries < triesPerMinute; tries += 1) await gateway.call('mall.Login.autoLogin', { autoToken: 'none' }, { client });
      return { fields: { autoToken: 'none' }, client };
    },
  },
  'mall.User.setUsernamePassword': {
    account_registered: async (gateway) => {
      const { fields, client } = await entry(gateway, {});
      const { data } = await gateway.call('mall.Login.register', { ...fields, type: 1 }, { client });
      return { fields: { user_name: 'shopper01', password: 'moon2026' }, token: data?.access_id };
    },
    password_invalid: async (gateway) => {
      const { fields, client } = await entry(gateway, {});
      const { data } = await gateway.call('mall.Login.register', { ...fields, type: 1 }, { client });
      return { fields: { user_name: 'newcomer03', password: 'Newcomer03!' }, token: data?.access_id };
    },
    state_refuses: async (gateway) => ({
      fields: { user_name: 'newcomer02', password: 'moon2026' },
      token: (await makeCustomer(gateway)).token,
    }),
  },
};
