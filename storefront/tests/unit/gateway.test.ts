// @spec 1.15 3.1 4.35 6.3 7.4 7.5 8.2 8.3 8.5

import { BusinessError, isMallError, type MallError } from '@mall/sdk';
import { RouterContextProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { type Gateway, gateway, withGateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { responseForError } from '#app/shared/gateway/response-for-error.server.ts';
import { type RequestContext, requestContext } from '#app/shared/request-context.ts';
import { startGateway } from '../support/recording-gateway.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const settings = {
  publicOrigin: 'http://localhost:3000',
  defaultLanguage: 'en',
  timeZone: 'Asia/Shanghai',
  internalKey: 'internal-key-of-tests',
  mockSessions: false,
  backOfficeUrl: undefined,
} as const;
const silent = { info() {}, warn() {}, error() {} };

const envelope = (code: string, data: unknown) => JSON.stringify({ code, message: 'said', data });

/** Runs a loader's or action's body inside the middleware, with a gateway that gives this response. */
async function run(
  method: string,
  envelopeText: string,
  body: (gateway: Gateway) => Promise<unknown>,
  cookie = '',
  destination = 'empty',
  headers: Record<string, string> = {},
) {
  const server = await startGateway({ body: envelopeText, headers });
  open.push(server);
  const requestInfo: RequestContext = {
    nonce: '',
    responseId: '',
    whole: false,
    renderStatus: { failed: false, gatewayAway: false, streamed: false },
    requestId: '1',
    clientAddress: '203.0.113.9',
    mockSession: undefined,
    styles: undefined,
    language: 'tn',
    settings: { ...settings, gatewayUrl: server.url },
    log: silent,
  };
  const context = new RouterContextProvider(new Map([[requestContext, requestInfo]]));
  const request = new Request('http://localhost:3000/shoppingCart/shoppingCart', {
    method,
    headers: { 'Sec-Fetch-Dest': destination, ...(cookie ? { Cookie: cookie } : {}) },
  });
  let caught: unknown;
  const response = await withGateway({ request, context, params: {}, url: new URL(request.url), pattern: '/' }, async () => {
    await body(context.get(gateway)).catch((error: unknown) => {
      caught = error;
    });
    return new Response('page');
  });
  return { setCookie: response?.headers.getSetCookie() ?? [], sent: server.received[0], caught, notes: requestInfo.renderStatus };
}

const add = (one: Gateway) => one.mall.cart.add({ pro_id: 1, attribute_id: 11, num: 1 });
const issued = envelope('200', { access_id: 'token-of-a-new-guest', cart_id: 5 });

describe('withGateway', () => {
  it('calls the gateway in the visitor’s language and session, with their verified address', async () => {
    const { sent } = await run(
      'GET',
      envelope('200', { banner: [], list_r: [], list_x: [], list_m: [] }),
      (one) => one.mall.home.page(),
      'pc_user=token-of-the-visitor',
    );
    const form = new URLSearchParams(sent?.body);
    expect(form.get('access_id')).toBe('token-of-the-visitor');
    expect(form.get('language')).toBe('tn');
    expect(sent?.headers).toMatchObject({
      'accept-language': 'zh-TW',
      'x-client-ip': '203.0.113.9',
      'x-internal-key': 'internal-key-of-tests',
      'x-request-id': '1',
    });
  });

  it('marks a page with a failed call, so that it is not cached', async () => {
    const page = envelope('200', { banner: [], list_r: [], list_x: [], list_m: [] });
    expect((await run('GET', page, (one) => one.mall.home.page())).notes.failed).toBe(false);
    expect((await run('GET', envelope('50010', null), (one) => one.mall.home.page())).notes.failed).toBe(true);
  });

  it('stores a guest session for a visitor who makes a change', async () => {
    const { setCookie } = await run('POST', issued, add);
    expect(setCookie[0]).toBe('pc_user=token-of-a-new-guest; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax');
  });

  it('stores a customer session when a sign-in is expected', async () => {
    const { setCookie } = await run('POST', issued, async (one) => {
      one.expectSessionOf('customer');
      await add(one);
    });
    expect(setCookie[0]).toContain('Max-Age=604800;');
  });

  it('stores no session for a GET, and none that exists already', async () => {
    expect((await run('GET', issued, add)).setCookie).toEqual([]);
    expect((await run('POST', issued, add, 'pc_user=token-of-a-new-guest')).setCookie).toEqual([]);
  });

  it('ends an invalid session, but not for a GET', async () => {
    const invalid = envelope('203', null);
    expect((await run('POST', invalid, add, 'pc_user=token-of-yesterday')).setCookie[0]).toBe(
      'pc_user=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    );
    expect((await run('GET', invalid, add, 'pc_user=token-of-yesterday')).setCookie).toEqual([]);
  });

  it('renews a session in use, but never an expired or ended one', async () => {
    const old = 'pc_user=token-of-yesterday; pc_user_kept=customer.20000';
    const done = envelope('200', { cart_id: 5 });
    const { setCookie } = await run('GET', done, add, old, 'document');
    expect(setCookie[0]).toBe('pc_user=token-of-yesterday; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax');
    expect((await run('GET', envelope('203', null), add, old, 'document')).setCookie).toEqual([]);
    const left = await run('POST', done, async (one) => one.endSession(), old);
    expect(left.setCookie.map((cookie) => cookie.split(';')[0])).toEqual(['pc_user=', 'pc_user_kept=']);
  });
});

describe('the device token', () => {
  const entered = { type: 3, phone: 'shopper01', password: 'mall2026', imgCode: 'k7mp', verificationCode: 'token-of-a-captcha' } as const;
  const signIn = (one: Gateway) => one.mall.auth.login(entered, { headers: one.deviceHeaders });
  const device = 'pc_device=1799999999.nonce.signature';

  it('that the gateway issues is stored in a cookie in addition to the session', async () => {
    const { setCookie } = await run('POST', issued, add, '', 'empty', { 'X-Device-Token': '1799999999.nonce.signature' });
    expect(setCookie.map((cookie) => cookie.split('=')[0])).toEqual(['pc_user', 'pc_user_kept', 'pc_device']);
    expect(setCookie[2]).toBe(`${device}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax`);
  });

  it('of the browser is sent with a sign-in only', async () => {
    expect((await run('POST', issued, signIn, device)).sent?.headers['x-device-token']).toBe('1799999999.nonce.signature');
    expect((await run('POST', issued, add, device)).sent?.headers).not.toHaveProperty('x-device-token');
    expect((await run('POST', issued, signIn)).sent?.headers).not.toHaveProperty('x-device-token');
  });

  it('is preserved when the session ends', async () => {
    const { setCookie } = await run('POST', issued, async (one) => one.endSession(), `pc_user=token-123; ${device}`);
    expect(setCookie.some((cookie) => cookie.startsWith('pc_device'))).toBe(false);
  });
});

describe('responseForError', () => {
  const page = new URL('http://localhost:3000/my/my/myOrder?status=1');
  const faultOf = async (code: string): Promise<MallError | undefined> => {
    const { caught } = await run('GET', envelope(code, null), add);
    return isMallError(caught) ? caught : undefined;
  };

  it('redirects to the maintenance page for code 4003', async () => {
    expect(responseForError(await faultOf('4003'), page, settings)?.headers.get('Location')).toBe('/maintain/maintain');
  });

  it.each(['203', '404'])('redirects to the sign-in page for code %s, with the return path', async (code) => {
    const response = responseForError(await faultOf(code), page, settings);
    expect(response?.headers.get('Location')).toBe('/login/login?isReturn=1');
    expect(response?.headers.get('Set-Cookie')).toContain(encodeURIComponent('/my/my/myOrder?status=1'));
  });

  it('returns undefined for every other error', async () => {
    const refused = await faultOf('50150');
    expect(refused).toBeInstanceOf(BusinessError);
    expect(responseForError(refused, page, settings)).toBeUndefined();
    expect(responseForError(new Error('other'), page, settings)).toBeUndefined();
  });
});

describe('refusalOf', () => {
  it.each(['50150', '109', '220'])('returns the gateway’s message for code %s', async (code) => {
    const { caught } = await run('POST', envelope(code, null), add);
    expect(refusalOf(caught)).toEqual({ message: 'said', code });
  });

  it('returns no message for a response that is not the gateway’s', async () => {
    const { caught } = await run('POST', '<h1>Hello</h1>', add);
    expect(refusalOf(caught)).toEqual({ message: undefined, code: undefined });
  });
});
