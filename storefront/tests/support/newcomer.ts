import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { codeSentTo } from './codes.ts';
import { captchaAnswer } from './mall.ts';
import { callFrom, ownAddress } from './visitor.ts';

/** A customer of one test alone, isolated from other tests. */
export interface Newcomer {
  /** Calls an operation as this customer; returns its `data`. */
  call(api: string, form?: Record<string, string>): Promise<Record<string, unknown>>;
}

/** Registers a customer by a code and signs them in at the shop; they have no name, balance or payment password. */
export async function beNewcomer(context: BrowserContext, origin: string): Promise<Newcomer> {
  const { request } = context;
  const phone = `137${randomInt(10 ** 8)
    .toString()
    .padStart(8, '0')}`;
  const address = ownAddress();
  await callFrom(request, address, { api: 'mall.User.secretKey', smsType: '1', phone, cpc: '86' });
  const keyCode = await codeSentTo(`+86 ${phone}`);
  const { code } = await callFrom(request, address, { api: 'mall.Login.getCode' });
  const entered = { type: '1', phone, cpc: '86', keyCode, imgCode: captchaAnswer, verificationCode: String(code) };
  const { access_id: accessId } = await callFrom(request, address, { api: 'mall.Login.register', ...entered });
  await context.addCookies([{ name: 'pc_user', value: String(accessId), url: origin, httpOnly: true }]);
  return { call: (api, form = {}) => callFrom(request, address, { api, access_id: String(accessId), ...form }) };
}

/** Suppresses the profile prompt, for tests of other features. */
export async function askNothing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => window.sessionStorage.setItem('asked-profile', '1'));
}
