import { describe, expect, it } from 'vitest';
import { readAccessId } from '#app/shared/session/access-id.ts';
import { endSession, keepSession } from '#app/shared/session/session.server.ts';

const http = { publicOrigin: 'http://localhost:3000' };
const https = { publicOrigin: 'https://mall.example' };
const post = { method: 'POST' };

describe('the session cookie', () => {
  it('lives 7 days for a customer and 180 for a guest', () => {
    expect(keepSession(post, 'token-123', 'customer', http)).toBe('pc_user=token-123; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax');
    expect(keepSession(post, 'token-123', 'guest', http)).toContain('Max-Age=15552000;');
  });

  it('is Secure when shoppers come over https', () => {
    expect(keepSession(post, 'token-123', 'guest', https)).toMatch(/; Secure$/);
    expect(endSession(post, https)).toMatch(/^pc_user=; .*Max-Age=0; .*Secure$/);
  });

  it.each(['GET', 'HEAD'])('is never set or ended by a %s', (method) => {
    expect(() => keepSession({ method }, 'token-123', 'guest', http)).toThrow('A GET sets no session');
    expect(() => endSession({ method }, http)).toThrow('A GET sets no session');
  });
});

describe('the access_id of a request', () => {
  it('is read from its cookie', () => {
    expect(readAccessId('currentLang=zh; pc_user=abc.DEF-123_45; x=1')).toBe('abc.DEF-123_45');
  });

  it.each([undefined, null, '', 'pc_user=', 'pc_user=short', 'pc_user=with space here', 'pc_user=a\r\nX-Evil: 1', 'xpc_user=abcdefgh12'])(
    'is absent from %j',
    (header) => {
      expect(readAccessId(header)).toBeUndefined();
    },
  );
});
