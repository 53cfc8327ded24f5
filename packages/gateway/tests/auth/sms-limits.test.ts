import { afterEach, describe, expect, test, vi } from 'vitest';
import { askForCode, callWithCaptcha } from '../support/fixtures/codes.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';
import { testSettings } from '../support/settings.ts';

const minute = 60_000;
let gateway: TestGateway;
afterEach(async () => {
  vi.restoreAllMocks();
  await gateway.close();
});

const open = async (sms: Partial<TestGateway['settings']['sms']>) => {
  gateway = await openTestGateway({ settings: { sms: { ...testSettings().sms, ...sms } } });
};

let requestCount = 0;
/** Requests a code from a new address for a new phone. */
const requestCode = async (fields: { cpc?: string } = {}) => {
  requestCount += 1;
  const client = `198.51.${Math.floor(requestCount / 250)}.${(requestCount % 250) + 1}`;
  const phone = `1370000${String(requestCount).padStart(4, '0')}`;
  return {
    plain: () => gateway.call('mall.User.secretKey', { smsType: 1, phone, ...fields }, { client }),
    withCaptcha: () => callWithCaptcha(gateway, 'mall.User.secretKey', { smsType: 1, phone, ...fields }, { client }),
  };
};
const askPlain = async (fields?: { cpc?: string }) => (await (await requestCode(fields)).plain()).code;
const askWithCaptcha = async (fields?: { cpc?: string }) => (await (await requestCode(fields)).withCaptcha()).code;

describe('SMS of the whole mall', () => {
  test('are refused without a captcha above the hourly limit, and still sent with one', async () => {
    await open({ withoutCaptchaPerHour: 5 });
    const codes = [];
    for (let number = 0; number < 20; number += 1) codes.push(await askPlain());
    expect(codes).toEqual([...Array(5).fill('200'), ...Array(15).fill('51127')]);
    expect(await askWithCaptcha()).toBe('200');
    gateway.clock.advance(61 * minute);
    expect(await askPlain()).toBe('200');
  });

  test('are not sent to satellite networks or countries that are not allowed', async () => {
    await open({ dialCodes: new Set(['86', '82']) });
    expect(await askWithCaptcha({ cpc: '82' })).toBe('200');
    expect(await askWithCaptcha({ cpc: '81' })).toBe('50010');
    await gateway.close();
    await open({});
    for (const cpc of ['870', '881', '882', '883']) expect(await askWithCaptcha({ cpc })).toBe('50010');
  });

  test('are limited per foreign country, then in total, and one error is logged for the operator', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await open({ perHour: 5, perCountryPerHour: 2 });
    const codes = [];
    for (const cpc of ['82', '82', '82', '82', '852', '86', '86', '86', '86']) codes.push(await askWithCaptcha({ cpc }));
    expect(codes).toEqual(['200', '200', '220', '220', '200', '200', '200', '220', '220']);
    const alarms = written.mock.calls
      .map(([line]) => String(line))
      .filter((line) => line.includes('an SMS limit of the whole mall is used up'));
    expect(alarms.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, limit: 'sms-country', who: '82', perHour: 2 },
      { level: 50, limit: 'sms', perHour: 5 },
    ]);
  });

  test('are sent to a signed-in customer without a captcha', async () => {
    await open({ withoutCaptchaPerHour: 0 });
    const token = await gateway.signIn();
    expect(await askForCode(gateway, { smsType: 5 }, '+86 13800000001', { token })).toMatch(/^\d{6}$/);
    expect(await askPlain()).toBe('51127');
  });
});
