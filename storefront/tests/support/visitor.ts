import { randomInt } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { captchaAnswer, demoCustomer, internalKey } from './mall.ts';

/** The language in which a screen is tested at its width: English on desktop, Chinese on a phone. */
export type TriedLanguage = 'en' | 'zh';

/** Sets the visitor's language for this width, stored in the same cookie as the shop's. */
export async function speakAtWidth(
  context: BrowserContext,
  viewport: { readonly width: number } | null,
  origin: string,
): Promise<TriedLanguage> {
  const language = (viewport?.width ?? 0) < 900 ? 'zh' : 'en';
  await context.addCookies([{ name: 'currentLang', value: language, url: origin }]);
  return language;
}

/** Returns a network address unique to a test: the gateway limits requests per address. */
export const ownAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

/** Calls one operation of the tested gateway from a network address, as the storefront does for its visitors; returns its `data`. */
export async function callFrom(
  request: APIRequestContext,
  address: string,
  form: Record<string, string>,
  gatewayUrl = process.env.MALL_TEST_GATEWAY ?? '',
): Promise<Record<string, unknown>> {
  const headers = { 'X-Internal-Key': internalKey, 'X-Client-IP': address };
  const response = await request.post(`${gatewayUrl}?store_id=1&store_type=6`, { form, headers });
  const { code, message, data } = await response.json();
  if (code !== '200') throw new Error(`${form.api}: ${message}`);
  return data;
}

/** Signs the demo's customer in without the sign-in page, for specs about other features. */
export async function signIn(context: BrowserContext, origin: string, gatewayUrl?: string): Promise<void> {
  const address = ownAddress();
  const captcha = await callFrom(context.request, address, { api: 'mall.Login.getCode' }, gatewayUrl);
  const entered = {
    api: 'mall.Login.login',
    type: '3',
    phone: demoCustomer.account,
    password: demoCustomer.password,
    imgCode: captchaAnswer,
    verificationCode: String(captcha.code),
  };
  const { access_id: accessId } = await callFrom(context.request, address, entered, gatewayUrl);
  await context.addCookies([{ name: 'pc_user', value: String(accessId), url: origin, httpOnly: true }]);
}
