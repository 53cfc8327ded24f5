// @spec 2.12 8.3

import { describe, expect, it } from 'vitest';
import { consumeReturnPath, redirectToLogin } from '#app/shared/session/return-path.server.ts';

const http = { publicOrigin: 'http://localhost:3000' };
const https = { publicOrigin: 'https://mall.example' };

function atLogin(search: string, cookie?: string): Request {
  return new Request(`http://localhost:3000/login/login${search}`, cookie ? { headers: { Cookie: cookie } } : {});
}

describe('redirectToLogin', () => {
  it('stores the requested page in a cookie, not in the address', () => {
    const response = redirectToLogin(new URL('http://localhost:3000/my/my/myOrder?status=1'), http);
    expect(response.headers.get('Location')).toBe('/login/login?isReturn=1');
    expect(response.headers.get('Set-Cookie')).toBe(
      `return_path=${encodeURIComponent('/my/my/myOrder?status=1')}; Path=/; Max-Age=1800; HttpOnly; SameSite=Lax`,
    );
  });

  it('sets a Secure cookie with the __Host- prefix over https', () => {
    const cookie = redirectToLogin(new URL('https://mall.example/my/my'), https).headers.get('Set-Cookie');
    expect(cookie).toMatch(/^__Host-return_path=.*; Secure$/);
  });
});

describe('consumeReturnPath', () => {
  const kept = `return_path=${encodeURIComponent('/my/my/myOrder?status=1')}`;

  it('returns the stored page once', () => {
    const { path, forget } = consumeReturnPath(atLogin('?isReturn=1', kept), http);
    expect(path).toBe('/my/my/myOrder?status=1');
    expect(forget).toContain('Max-Age=0');
  });

  it('returns the home page unless the query has isReturn=1', () => {
    expect(consumeReturnPath(atLogin('', kept), http).path).toBe('/');
    expect(consumeReturnPath(atLogin('?isReturn=0', kept), http).path).toBe('/');
  });

  it.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example'])('returns the home page for %s', (evil) => {
    expect(consumeReturnPath(atLogin('?isReturn=1', `return_path=${encodeURIComponent(evil)}`), http).path).toBe('/');
  });

  it('returns the home page for an unreadable cookie', () => {
    expect(consumeReturnPath(atLogin('?isReturn=1', 'return_path=%E0%A4%A'), http).path).toBe('/');
  });
});
