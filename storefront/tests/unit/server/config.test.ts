// @spec 1.18 1.20 9.25

import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';

describe('readConfig', () => {
  it('has defaults for a local machine', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      secure: false,
      defaultLanguage: 'en',
      timeZone: 'Asia/Shanghai',
      mockSessions: false,
      trustProxy: false,
    });
    expect(config.gatewayUrl.href).toBe('http://127.0.0.1:4000/api/');
    expect(config.publicUrl.origin).toBe('http://localhost:3000');
  });

  it('treats empty variables as unset', () => {
    expect(readConfig({ PORT: '', MALL_PUBLIC_URL: '' }).port).toBe(3000);
  });

  it('sets secure for a shop on https', () => {
    expect(readConfig({ MALL_PUBLIC_URL: 'https://mall.example', MALL_INTERNAL_KEY: 'a-key-long-enough-to-be-a-secret' }).secure).toBe(
      true,
    );
  });

  it('accepts a language by code or tag', () => {
    expect(readConfig({ MALL_DEFAULT_LANGUAGE: 'zh_TW' }).defaultLanguage).toBe('tn');
  });

  it('trusts the given number of proxies', () => {
    const { trustProxy } = readConfig({ MALL_TRUST_PROXY: '1' });
    expect(typeof trustProxy === 'function' && [trustProxy('10.0.0.1', 0), trustProxy('10.0.0.2', 1)]).toEqual([true, false]);
    expect(readConfig({ MALL_TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toEqual(['loopback', '10.0.0.0/8']);
  });
});
