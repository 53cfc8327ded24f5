import { expect, it } from 'vitest';
import { startupWarnings } from '../src/index.ts';

it('returns the consequence of each setting that a gateway in production lacks', () => {
  const set = {
    MALL_PROFILE: 'production',
    DATABASE_URL: 'postgres://mall',
    MALL_PUBLIC_URL: 'https://mall.example',
    MALL_PAYMENT_URL: '',
  };
  expect(startupWarnings('gateway', set)).toEqual([
    expect.stringMatching(/^MALL_MESSENGER_URL is not set: .*\.$/),
    expect.stringMatching(/^MALL_PAYMENT_URL is not set: .*\.$/),
    expect.stringMatching(/^GATEWAY_METRICS_PORT is not set: .*\.$/),
  ]);
});

it('returns the consequence of each setting that a storefront in production lacks', () => {
  const set = { MALL_PROFILE: 'production', MALL_PUBLIC_URL: 'https://mall.example', METRICS_PORT: '' };
  expect(startupWarnings('storefront', set)).toEqual([
    expect.stringMatching(/^MALL_TRUST_PROXY is not set: .*\.$/),
    expect.stringMatching(/^MALL_INTERNAL_KEY is not set: .*\.$/),
    expect.stringMatching(/^METRICS_PORT is not set: .*\.$/),
  ]);
});

it('returns nothing in the demo', () => {
  expect([...startupWarnings('gateway', {}), ...startupWarnings('storefront', {})]).toEqual([]);
});
