// @spec 1.18 1.20 9.25

import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { startupWarnings } from '../../server/startup-warnings.ts';

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

  // The gateway reads the same setting: its test (entry-points/production.test.ts) has the same values.
  it.each(['0', '12', 'uniquelocal,10.0.0.1', 'linklocal, 2001:db8::/32'])('accepts MALL_TRUST_PROXY="%s" like the gateway', (text) => {
    expect(() => readConfig({ MALL_TRUST_PROXY: text })).not.toThrow();
  });
  it.each(['100', '-1', '1.5', ' ', '10.0.0.0/x', '10.0.0.1,'])('refuses MALL_TRUST_PROXY="%s" like the gateway', (text) => {
    expect(() => readConfig({ MALL_TRUST_PROXY: text })).toThrow('MALL_TRUST_PROXY must be');
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, but is "http".'],
    [{ PORT: '70000' }, 'PORT must be'],
    [{ GATEWAY_URL: 'gateway:4000' }, 'GATEWAY_URL must be an http or https address, but is "gateway:4000".'],
    [{ MALL_PUBLIC_URL: 'http://localhost:3000/shop' }, 'MALL_PUBLIC_URL must be an address without a path'],
    [{ MALL_PUBLIC_URL: 'https://mall.example' }, 'MALL_INTERNAL_KEY must be set'],
    [{ MALL_INTERNAL_KEY: 'short' }, 'MALL_INTERNAL_KEY must have at least 32 characters.'],
    [{ MALL_DEFAULT_LANGUAGE: 'fr' }, 'MALL_DEFAULT_LANGUAGE must be one of en, zh, tn, ko, but is "fr".'],
    [{ MALL_TIMEZONE: 'Mars/Olympus' }, 'MALL_TIMEZONE must be a time zone'],
    [{ MALL_MOCK_SESSIONS: 'yes' }, 'MALL_MOCK_SESSIONS must be 1 or 0, but is "yes".'],
    [{ MALL_TRUST_PROXY: 'everyone' }, 'MALL_TRUST_PROXY must be'],
  ])('refuses an invalid setting in one sentence: %j', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
  });
});

describe('startupWarnings in production', () => {
  it('lists the unset settings with their consequences', () => {
    expect(startupWarnings({ MALL_PROFILE: 'production', MALL_PUBLIC_URL: 'https://mall.example', METRICS_PORT: '' })).toEqual([
      expect.stringMatching(/^MALL_TRUST_PROXY is not set: .*\.$/),
      expect.stringMatching(/^MALL_INTERNAL_KEY is not set: .*\.$/),
      expect.stringMatching(/^METRICS_PORT is not set: .*\.$/),
    ]);
    expect(startupWarnings({})).toEqual([]);
  });
});
