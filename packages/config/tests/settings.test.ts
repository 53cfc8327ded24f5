// @spec 1.18 1.20 9.25

import { describe, expect, it } from 'vitest';
import { demoSecrets, type Environment, gatewaySettings, readEnvironment, SettingsError, storefrontSettings } from '../src/index.ts';

const production = {
  MALL_PROFILE: 'production',
  MALL_SECRET: 'a-secret-of-at-least-32-characters-1',
  MALL_INTERNAL_KEY: 'a-key-of-at-least-32-characters-00002',
  MALL_PUBLIC_URL: 'https://mall.example',
};

/** Returns the message with which both processes, or one of them, refuse an environment. */
function refusal(environment: Environment, schemas = [gatewaySettings, storefrontSettings]): string {
  const messages = schemas.flatMap((schema) => {
    try {
      readEnvironment(schema, environment);
      return [];
    } catch (error) {
      if (error instanceof SettingsError) return [error.message];
      throw error;
    }
  });
  return [...new Set(messages)].join('\n');
}

describe('a setting', () => {
  it('counts as not set when it is empty', () => {
    expect(readEnvironment(gatewaySettings, { GATEWAY_PORT: '' }).GATEWAY_PORT).toBe(4000);
  });

  it.each([
    ['MALL_PROFILE', 'staging', 'MALL_PROFILE is "staging". Expected one of demo, production.'],
    ['MALL_PROFILE', 'Production', 'MALL_PROFILE is "Production". Expected one of demo, production.'],
    ['PORT', 'http', 'PORT is "http". Expected a port from 0 to 65535.'],
    ['GATEWAY_PORT', '65536', 'GATEWAY_PORT is "65536". Expected a port from 0 to 65535.'],
    ['GATEWAY_PORT', '-1', 'GATEWAY_PORT is "-1". Expected a port from 0 to 65535.'],
    ['GATEWAY_PORT', '40.5', 'GATEWAY_PORT is "40.5". Expected a port from 0 to 65535.'],
    ['MALL_DB_POOL_SIZE', '0', 'MALL_DB_POOL_SIZE is "0". Expected a whole number from 1 to 9999999.'],
    ['MALL_PUBLIC_URL', 'mall.example', 'MALL_PUBLIC_URL is "mall.example". Expected an http or https URL without a path'],
    ['MALL_PUBLIC_URL', 'ftp://mall.example', 'MALL_PUBLIC_URL is "ftp://mall.example". Expected an http or https URL'],
    [
      'MALL_PUBLIC_URL',
      'http://localhost:3000/shop',
      'MALL_PUBLIC_URL is "http://localhost:3000/shop". Expected an http or https URL without',
    ],
    ['GATEWAY_URL', 'gateway:4000', 'GATEWAY_URL is "gateway:4000". Expected an http or https URL.'],
    ['MALL_MESSENGER_URL', 'nowhere', 'MALL_MESSENGER_URL is "nowhere". Expected an http or https URL.'],
    ['MALL_DEFAULT_LANGUAGE', 'fr', 'MALL_DEFAULT_LANGUAGE is "fr". Expected one of en, zh, tn, ko.'],
    ['MALL_TIMEZONE', 'Mars/Olympus', 'MALL_TIMEZONE is "Mars/Olympus". Expected a time zone such as Asia/Shanghai.'],
    ['MALL_CORS_ORIGINS', 'https://a.example,b.example', 'MALL_CORS_ORIGINS is "https://a.example,b.example". Expected origins such as'],
    ['MALL_CORS_ORIGINS', 'https://a.example/', 'MALL_CORS_ORIGINS is "https://a.example/". Expected origins such as'],
    ['MALL_SMS_DIAL_CODES', '86,+82', 'MALL_SMS_DIAL_CODES is "86,+82". Expected dial codes such as 86,852.'],
    ['MALL_PAYMENT_METHODS', 'pc_alipay,cash', 'MALL_PAYMENT_METHODS is "pc_alipay,cash". Expected one or more of pc_alipay, pc_wechat'],
    ['MALL_MOCK_SESSIONS', 'yes', 'MALL_MOCK_SESSIONS is "yes". Expected 1 or 0.'],
    ['MALL_LOG_LEVEL', 'loud', 'MALL_LOG_LEVEL is "loud". Expected one of trace, debug,'],
    ['MALL_DATA_DIR', `/tmp/${'deep/'.repeat(30)}`, 'Expected a path of at most 92 bytes.'],
    ['MALL_INTERNAL_KEY', 'short', 'MALL_INTERNAL_KEY must have at least 32 characters.'],
  ])('is refused with the expected format: %s=%s', (name, value, message) => {
    expect(refusal({ [name]: value })).toContain(message);
  });

  it.each(['mysql://root:topsecret@localhost/mall', 'root:topsecret@localhost:5432'])(
    'is not quoted when it can contain a password',
    (url) => {
      expect(refusal({ DATABASE_URL: url })).toBe('DATABASE_URL is not valid. Expected postgres://user:password@host:port/database.');
    },
  );

  it('is reported together with all other invalid ones, one in a line', () => {
    expect(refusal({ GATEWAY_PORT: 'x', MALL_PROFILE: 'x' }, [gatewaySettings])).toMatch(/^MALL_PROFILE .*\.\nGATEWAY_PORT .*\.$/);
  });
});

describe('MALL_TRUST_PROXY', () => {
  it.each([
    ['2', 2],
    ['0', 0],
    ['10.0.0.1, 192.168.0.0/16', ['10.0.0.1', '192.168.0.0/16']],
    ['loopback,fd00::/8', ['loopback', 'fd00::/8']],
    ['false', false],
    ['', false],
  ])('accepts %j', (text, proxies) => {
    for (const schema of [gatewaySettings, storefrontSettings])
      expect(readEnvironment(schema, { MALL_TRUST_PROXY: text }).MALL_TRUST_PROXY).toEqual(proxies);
  });

  it.each(['perhaps', '100', '-1', '1.5', ' ', '10.0.0.0/x', '10.0.0.1,'])('refuses %j', (text) => {
    expect(refusal({ MALL_TRUST_PROXY: text })).toBe(
      `MALL_TRUST_PROXY is "${text}". Expected the number of proxies, or their addresses separated by commas.`,
    );
  });
});

describe('the storefront', () => {
  it('requires the internal key when the shop is not on this machine', () => {
    expect(refusal({ MALL_PUBLIC_URL: 'https://mall.example' }, [storefrontSettings])).toContain('MALL_INTERNAL_KEY must be set');
    expect(refusal({ MALL_PUBLIC_URL: 'http://127.0.0.1:3000' }, [storefrontSettings])).toBe('');
  });

  it('accepts a language by code or tag', () => {
    expect(readEnvironment(storefrontSettings, { MALL_DEFAULT_LANGUAGE: 'zh_TW' }).MALL_DEFAULT_LANGUAGE).toBe('tn');
  });
});

describe('a gateway in production', () => {
  it.each(['https://mall.example', 'http://localhost:3000', 'http://127.0.0.1', undefined])('starts with the public URL %s', (url) => {
    expect(refusal({ ...production, MALL_PUBLIC_URL: url }, [gatewaySettings])).toBe('');
  });

  it.each([
    ['without a secret', { MALL_SECRET: undefined }],
    ['with an empty secret', { MALL_SECRET: '' }],
    ['with a short secret', { MALL_SECRET: 'x'.repeat(31) }],
    ["with the demo's secret", { MALL_SECRET: demoSecrets.MALL_SECRET }],
    ["with the demo's key for a secret", { MALL_SECRET: demoSecrets.MALL_INTERNAL_KEY }],
    ['with a secret of one character', { MALL_SECRET: 'a'.repeat(36) }],
    ['with its secret for a key', { MALL_INTERNAL_KEY: production.MALL_SECRET }],
    ['without an internal key', { MALL_INTERNAL_KEY: undefined }],
    ['with a short internal key', { MALL_INTERNAL_KEY: 'x'.repeat(31) }],
    ["with the demo's internal key", { MALL_INTERNAL_KEY: demoSecrets.MALL_INTERNAL_KEY }],
    ["with the demo's secret for a key", { MALL_INTERNAL_KEY: demoSecrets.MALL_SECRET }],
    ['with a solution that every captcha accepts', { MALL_CAPTCHA_ANSWER: 'open sesame' }],
    ['on http', { MALL_PUBLIC_URL: 'http://mall.example' }],
    ['on http at a name that only looks local', { MALL_PUBLIC_URL: 'http://localhost.mall.example' }],
    ['on http behind a user named localhost', { MALL_PUBLIC_URL: 'http://localhost@mall.example' }],
  ])('does not start %s', (_condition, changes: Environment) => {
    const message = refusal({ ...production, ...changes }, [gatewaySettings]);
    expect(message).toMatch(new RegExp(`^${Object.keys(changes)[0]} must [^\\n]*\\.$`));
  });

  it.each(['MALL_PAYMENT', 'MALL_MESSENGER'])('requires the secret of %s_URL, different from the others', (service) => {
    const withUrl = { ...production, [`${service}_URL`]: 'https://service.example' };
    expect(refusal(withUrl, [gatewaySettings])).toBe(`${service}_SECRET must be set to at least 32 characters in production.`);
    expect(refusal({ ...withUrl, [`${service}_SECRET`]: production.MALL_SECRET }, [gatewaySettings])).toBe(
      `${service}_SECRET must not be the same as MALL_SECRET.`,
    );
  });
});
