import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { captchaAnswer, demoCustomer } from './mall.ts';

/** The language a screen is tried in at its width: English on a desk, Chinese on a phone. */
export type TriedLanguage = 'en' | 'zh';

/** Makes the visitor speak the language of this width, remembered as the shop itself remembers it. */
export async function speakAtWidth(
  context: BrowserContext,
  viewport: { readonly width: number } | null,
  origin: string,
): Promise<TriedLanguage> {
  const language = (viewport?.width ?? 0) < 900 ? 'zh' : 'en';
  await context.addCookies([{ name: 'currentLang', value: language, url: origin }]);
  return language;
}

/** Calls one operation of the gateway under test; gives its `data`. */
async function ask(request: APIRequestContext, gatewayUrl: string, form: Record<string, string>): Promise<Record<string, unknown>> {
  const answer = await request.post(`${gatewayUrl}?store_id=1&store_type=6`, { form });
  const { code, message, data } = await answer.json();
  if (code !== '200') throw new Error(`${form.api}: ${message}`);
  return data;
}

/** Signs the demo's customer in past the sign-in page, for specs that are about something else. */
export async function signIn(context: BrowserContext, origin: string, gatewayUrl = process.env.MALL_TEST_GATEWAY ?? ''): Promise<void> {
  const captcha = await ask(context.request, gatewayUrl, { api: 'mall.Login.getCode' });
  const { access_id: accessId } = await ask(context.request, gatewayUrl, {
    api: 'mall.Login.login',
    type: '3',
    phone: demoCustomer.account,
    password: demoCustomer.password,
    imgCode: captchaAnswer,
    verificationCode: String(captcha.code),
  });
  await context.addCookies([{ name: 'pc_user', value: String(accessId), url: origin, httpOnly: true }]);
}
