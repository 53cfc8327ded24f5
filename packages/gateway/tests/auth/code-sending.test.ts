import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askForCode, codeSentTo, sentTo } from '../support/fixtures/codes.ts';
import { type Fields, openTestGateway, type TestGateway } from '../support/gateway.ts';
import { captchaAnswer } from '../support/settings.ts';

const minute = 60_000;
const registeredPhone = '13800000001';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());
// Resets the limits between tests.
beforeEach(() => gateway.clock.advance(25 * 60 * minute));

let phones = 0;
const newPhone = () => `1370000${String(phones++).padStart(4, '0')}`;
const entryCodeFor = (fields: Fields) => askForCode(gateway, fields, `+86 ${fields.phone}`);

describe('a code requested with a captcha', () => {
  const requestCode = (api: string, fields: Fields) => gateway.call(api, fields);
  const captcha = async () => String((await gateway.call('mall.Login.getCode')).data.code);
  const sendings: readonly (readonly [string, () => Fields, (fields: Fields) => string])[] = [
    ['mall.User.secretKey', () => ({ smsType: 1, phone: newPhone() }), ({ phone }) => `+86 ${phone}`],
    ['mall.Login.secretKey', () => ({ phone: registeredPhone }), ({ phone }) => `+86 ${phone}`],
    ['mall.User.send_email_verification_code', () => ({ e_mail: `${newPhone()}@example.com`, type: 0 }), ({ e_mail }) => String(e_mail)],
  ];

  test.each(sendings)('%s sends no code when the captcha answer is wrong', async (api, fieldsOf, addressee) => {
    const fields = fieldsOf();
    const before = await sentTo(gateway, addressee(fields));
    const reply = await requestCode(api, { ...fields, imgCode: 'wrong', verificationCode: await captcha() });
    expect(reply).toMatchObject({ code: '51127' });
    expect(await sentTo(gateway, addressee(fields))).toEqual(before);
  });

  test.each(sendings)('%s sends a code when the captcha answer is right', async (api, fieldsOf, addressee) => {
    const fields = fieldsOf();
    const before = await sentTo(gateway, addressee(fields));
    expect(await requestCode(api, { ...fields, imgCode: captchaAnswer, verificationCode: await captcha() })).toMatchObject({ code: '200' });
    expect(await sentTo(gateway, addressee(fields))).toHaveLength(before.length + 1);
  });

  test('refuses a captcha answer without its token', async () => {
    const reply = await requestCode('mall.User.secretKey', { smsType: 1, phone: newPhone(), imgCode: captchaAnswer });
    expect(reply).toMatchObject({ code: '51127' });
  });

  test('does not consume the captcha, which is valid as long as the code for the form that uses the code', async () => {
    const phone = newPhone();
    const proof = { imgCode: captchaAnswer, verificationCode: await captcha() };
    await requestCode('mall.User.secretKey', { smsType: 1, phone, ...proof });
    gateway.clock.advance(4 * minute);
    const keyCode = await codeSentTo(gateway, `+86 ${phone}`);
    const signedIn = await gateway.call('mall.Login.register', { type: 1, phone, keyCode, ...proof });
    expect(signedIn).toMatchObject({ code: '200' });
    expect(await gateway.call('mall.Login.register', { type: 1, phone, keyCode, ...proof })).toMatchObject({ code: '51127' });
  });

  test('sends another code to the same phone for the same captcha, and none to another phone', async () => {
    const phone = newPhone();
    const proof = { imgCode: captchaAnswer, verificationCode: await captcha() };
    expect(await requestCode('mall.User.secretKey', { smsType: 1, phone, ...proof })).toMatchObject({ code: '200' });
    gateway.clock.advance(minute);
    expect(await requestCode('mall.User.secretKey', { smsType: 1, phone, ...proof })).toMatchObject({ code: '200' });
    const unregisteredPhone = newPhone();
    expect(await requestCode('mall.User.secretKey', { smsType: 1, phone: unregisteredPhone, ...proof })).toMatchObject({ code: '51127' });
    expect(await sentTo(gateway, `+86 ${unregisteredPhone}`)).toEqual([]);
  });
});

describe('the message with a code', () => {
  const purposes = [
    [{ smsType: 1 }, /sign in/i],
    [{ smsType: 2 }, /create your account/i],
  ] as const;
  test.each(purposes)('states its purpose by SMS for the request %o', async (fields, purpose) => {
    const phone = newPhone();
    await entryCodeFor({ ...fields, phone });
    expect(await sentTo(gateway, `+86 ${phone}`)).toEqual([expect.stringMatching(purpose)]);
  });

  const mails = [
    [0, /sign in/i],
    [2, /create your account/i],
  ] as const;
  test.each(mails)('states its purpose by e-mail: type %i', async (type, purpose) => {
    const e_mail = `${newPhone()}@example.com`;
    await gateway.call('mall.User.send_email_verification_code', { e_mail, type });
    expect(await sentTo(gateway, e_mail)).toEqual([expect.stringMatching(purpose)]);
  });

  const own = [
    [3, /phone number/i],
    [4, /new password/i],
    [5, /payment password/i],
    [6, /withdraw/i],
    [7, /confirm/i],
  ] as const;
  test.each(own)('states its purpose for a signed-in customer: type %i', async (smsType, purpose) => {
    const token = await gateway.signIn();
    await gateway.call('mall.User.secretKey', { smsType }, { token });
    expect((await sentTo(gateway, `+86 ${registeredPhone}`)).at(-1)).toMatch(purpose);
  });
});

describe('the demo profile', () => {
  test('returns the code that it sent', async () => {
    const phone = newPhone();
    const { data } = await gateway.call('mall.User.secretKey', { smsType: 1, phone });
    expect(data).toEqual({ demo_code: await codeSentTo(gateway, `+86 ${phone}`) });
  });
});
