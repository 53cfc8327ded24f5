import type { Fields, TestGateway } from '../../support/gateway.ts';
import { captchaAnswer } from '../../support/settings.ts';
import type { Scenarios } from './scenario.ts';

const triesUntilLocked = 5;
const captchasPerMinute = 60;

/** A sign-in of the demo customer that is right but for what is said. */
async function signIn(gateway: TestGateway, wrong: Fields): Promise<Fields> {
  const captcha = await gateway.call('mall.Login.getCode');
  const right = { type: 3, phone: 'shopper01', password: 'mall2026', imgCode: captchaAnswer, verificationCode: captcha.data.code };
  return { ...right, ...wrong };
}

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
      // A name of its own: the demo customer's is not to be locked for other scenarios.
      const phone = 'nobody01';
      for (let tries = 0; tries < triesUntilLocked; tries += 1) await gateway.call('mall.Login.login', await signIn(gateway, { phone }));
      return { fields: await signIn(gateway, { phone }) };
    },
  },
};
