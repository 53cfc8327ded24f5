import { randomInt } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { codeSentTo } from './codes.ts';
import { captchaAnswer, internalKey } from './mall.ts';

/** A customer of one test alone: nobody else sees what becomes of them. */
export interface Newcomer {
  /** Calls an operation as this customer; gives its `data`. */
  call(api: string, form?: Record<string, string>): Promise<Record<string, unknown>>;
}

/** Calls an operation from a network address, as the storefront does for its visitors. */
async function ask(request: APIRequestContext, address: string, form: Record<string, string>): Promise<Record<string, unknown>> {
  const headers = { 'X-Internal-Key': internalKey, 'X-Client-IP': address };
  const answer = await request.post(`${process.env.MALL_TEST_GATEWAY}?store_id=1&store_type=6`, { form, headers });
  const { code, message, data } = await answer.json();
  if (code !== '200') throw new Error(`${form.api}: ${message}`);
  return data;
}

/** Registers a customer by a code and signs them in at the shop; they have neither name, nor money, nor a payment password. */
export async function beNewcomer(context: BrowserContext, origin: string): Promise<Newcomer> {
  const { request } = context;
  const phone = `137${randomInt(10 ** 8)
    .toString()
    .padStart(8, '0')}`;
  // An address of their own: the gateway limits the codes that one address asks for.
  const address = `198.18.${randomInt(256)}.${randomInt(256)}`;
  await ask(request, address, { api: 'mall.User.secretKey', smsType: '1', phone, cpc: '86' });
  const keyCode = await codeSentTo(`+86 ${phone}`);
  const { code } = await ask(request, address, { api: 'mall.Login.getCode' });
  const entered = { type: '1', phone, cpc: '86', keyCode, imgCode: captchaAnswer, verificationCode: String(code) };
  const { access_id: accessId } = await ask(request, address, { api: 'mall.Login.register', ...entered });
  await context.addCookies([{ name: 'pc_user', value: String(accessId), url: origin, httpOnly: true }]);
  return { call: (api, form = {}) => ask(request, address, { api, access_id: String(accessId), ...form }) };
}

/** Keeps the shop from asking who they are: for tests about something else. */
export async function askNothing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => window.sessionStorage.setItem('asked-profile', '1'));
}
