// @spec 3.1

import { describe, expect, it } from 'vitest';
import { readAccessId } from '#app/shared/session/access-id.ts';
import { keepDeviceToken, readDeviceToken } from '#app/shared/session/device-token.ts';
import { endSession, renewSession, storeSession } from '#app/shared/session/session.server.ts';

const http = { publicOrigin: 'http://localhost:3000' };
const https = { publicOrigin: 'https://mall.example' };
const post = { method: 'POST' };

describe('the session cookie', () => {
  it('claim 26: is valid 7 days for a customer, 30 for one who stays signed in, 180 for a guest', () => {
    expect(storeSession(post, 'token-123', 'customer', http)[0]).toBe('pc_user=token-123; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax');
    expect(storeSession(post, 'token-123', 'keptCustomer', http)[0]).toContain('Max-Age=2592000;');
    expect(storeSession(post, 'token-123', 'guest', http)[0]).toContain('Max-Age=15552000;');
  });

  it('is Secure and has the __Host- prefix over https', () => {
    for (const cookie of storeSession(post, 'token-123', 'guest', https)) expect(cookie).toMatch(/^__Host-pc_user.*; Secure$/);
    for (const cookie of endSession(post, https)) expect(cookie).toMatch(/^__Host-pc_user(_kept)?=; .*Max-Age=0; .*Secure$/);
  });

  it('is read over https only by its prefixed name, which no other host of the domain can set', () => {
    expect(readAccessId('pc_user=abc.DEF-123_45', https)).toBeUndefined();
    expect(readAccessId('pc_user=other-host-1; __Host-pc_user=abc.DEF-123_45', https)).toBe('abc.DEF-123_45');
  });

  it.each(['GET', 'HEAD'])('cannot be set or ended by a %s', (method) => {
    expect(() => storeSession({ method }, 'token-123', 'guest', http)).toThrow('A GET sets no session');
    expect(() => endSession({ method }, http)).toThrow('A GET sets no session');
  });
});

describe('a session in use', () => {
  const noon = Date.UTC(2026, 4, 1, 12);
  const day = 86_400_000;
  /** Returns the browser's next request, with the cookies that it received. */
  const next = (setCookies: readonly string[], method = 'GET', destination = 'document') =>
    new Request('http://localhost:3000/', {
      method,
      headers: { Cookie: setCookies.map((cookie) => cookie.split(';')[0]).join('; '), 'Sec-Fetch-Dest': destination },
    });

  it.each([
    ['customer', 604_800],
    ['keptCustomer', 2_592_000],
    ['guest', 15_552_000],
  ] as const)('of a %s is renewed for its whole lifetime once a day', (kind, seconds) => {
    const first = storeSession(post, 'token-123', kind, http, noon);
    expect(renewSession(next(first), http, noon + 60_000)).toEqual([]);
    const renewed = renewSession(next(first), http, noon + day);
    expect(renewed[0]).toBe(`pc_user=token-123; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`);
    expect(renewSession(next(renewed), http, noon + day)).toEqual([]);
    expect(renewSession(next(renewed), http, noon + 2 * day)).toHaveLength(2);
  });

  it('is renewed by a change, but not by data that may arrive late', () => {
    const first = storeSession(post, 'token-123', 'customer', http, noon);
    expect(renewSession(next(first, 'POST', 'empty'), http, noon + day)).toHaveLength(2);
    expect(renewSession(next(first, 'GET', 'empty'), http, noon + day)).toEqual([]);
  });

  it('is not renewed when the browser does not send its kind', () => {
    const [session = ''] = storeSession(post, 'token-123', 'customer', http, noon);
    expect(renewSession(next([session]), http, noon + day)).toEqual([]);
    expect(renewSession(next([session, 'pc_user_kept=king.1']), http, noon + day)).toEqual([]);
    expect(renewSession(next(['pc_user_kept=customer.1']), http, noon + day)).toEqual([]);
  });
});

describe('the access_id of a request', () => {
  it('is read from its cookie', () => {
    expect(readAccessId('currentLang=zh; pc_user=abc.DEF-123_45; x=1', http)).toBe('abc.DEF-123_45');
  });

  it.each([undefined, null, '', 'pc_user=', 'pc_user=short', 'pc_user=with space here', 'pc_user=a\r\nX-Evil: 1', 'xpc_user=abcdefgh12'])(
    'is absent from %j',
    (header) => {
      expect(readAccessId(header, http)).toBeUndefined();
    },
  );
});

describe('the device cookie', () => {
  it('is valid for 180 days, inaccessible to scripts and other sites', () => {
    expect(keepDeviceToken('token-123', http)).toBe('pc_device=token-123; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax');
  });

  it('is Secure and has the __Host- prefix over https, and is read by that name only', () => {
    expect(keepDeviceToken('token-123', https)).toMatch(/^__Host-pc_device=.*; Secure$/);
    expect(readDeviceToken('pc_device=other-host-1', https)).toBeUndefined();
    expect(readDeviceToken('pc_device=other-host-1; __Host-pc_device=token-123', https)).toBe('token-123');
  });

  it.each(['', 'pc_device=', 'pc_device=a b c d e f', `pc_device=${'x'.repeat(513)}`])('is not read from %j', (header) => {
    expect(readDeviceToken(header, http)).toBeUndefined();
  });
});
