import { describe, expect, it } from 'vitest';
import {
  readAddressee,
  readLogIn,
  readOptionalCaptcha,
  readPasswordReset,
  readRegistration,
  readSmsRequest,
  wireCaptcha,
  wireSession,
} from '../../src/domains/auth/presenter.ts';
import { customerRow } from '../support/fixtures/customer-row.ts';

const captcha = { imgCode: '7hkm', verificationCode: 'captcha-token' };
const refusal = (field: string, rule: string) =>
  expect.objectContaining({ fault: 'parameter_refused', data: { errors: [{ field, rule }] } });

describe('wireSession', () => {
  it('returns the dial code only for a customer with a phone, and the token for automatic sign-in only when it exists', () => {
    const session = wireSession({ token: 't', customer: customerRow(), autoLogInToken: 'next' }, 'tn');
    expect(session).toMatchObject({
      access_id: 't',
      user_name: 'Lin',
      y_password: 1,
      user_lang_code: 'zh_TW',
      cpc: '86',
      autoToken: 'next',
    });
    const withoutPhone = customerRow({ phone: null, passwordHash: null });
    const other = wireSession({ token: 't', customer: withoutPhone, autoLogInToken: undefined }, 'en');
    expect(other).toMatchObject({ y_password: 0 });
    expect(other).not.toHaveProperty('cpc');
    expect(other).not.toHaveProperty('autoToken');
  });
});

describe('wireCaptcha', () => {
  it('returns the image as a data URL and the puzzle in the format of altcha', () => {
    const puzzle = { challenge: 'c', highestNumber: 5, salt: 's', signature: 'g' };
    expect(wireCaptcha({ token: 't', image: Buffer.from('png'), puzzle })).toEqual({
      code: 't',
      code_img: 'data:image/png;base64,cG5n',
      challenge: { algorithm: 'SHA-256', challenge: 'c', maxnumber: 5, salt: 's', signature: 'g' },
    });
  });
});

describe('readAddressee', () => {
  it('returns a phone with its dial code, the default without one, or an e-mail address in lower case', () => {
    expect(readAddressee({ phone: ' 61234567 ', cpc: '0852' }, 'phone')).toEqual({ kind: 'phone', dialCode: '852', phone: '61234567' });
    expect(readAddressee({ phone: '13800000001', cpc: '' }, 'phone')).toMatchObject({ dialCode: '86' });
    expect(readAddressee({ e_mail: 'Lin@Example.com' }, 'email')).toEqual({ kind: 'email', email: 'lin@example.com' });
  });

  it('throws parameter_refused with the field that is missing', () => {
    expect(() => readAddressee({ phone: ' ' }, 'phone')).toThrow(refusal('phone', 'required'));
    expect(() => readAddressee({}, 'email')).toThrow(refusal('e_mail', 'required'));
  });
});

describe('readLogIn', () => {
  it('returns the name of each kind, and none for a blank one', () => {
    const form = { password: 'mall2026', ...captcha };
    expect(readLogIn({ ...form, type: 1, phone: '13800000001' }).name).toEqual({ kind: 'phone', dialCode: '86', phone: '13800000001' });
    expect(readLogIn({ ...form, type: 2, e_mail: 'A@b.cn' }).name).toEqual({ kind: 'email', email: 'a@b.cn' });
    expect(readLogIn({ ...form, type: 3, phone: 'Shopper01' }).name).toEqual({ kind: 'account', account: 'shopper01' });
    expect(readLogIn({ ...form, type: 2, phone: '13800000001' }).name).toBeUndefined();
  });

  it('returns the captcha and whether to stay logged in', () => {
    const form = { type: 3, phone: 'shopper01', password: 'mall2026', ...captcha } as const;
    expect(readLogIn(form)).toMatchObject({ captcha: { token: 'captcha-token', answer: '7hkm' }, keepLoggedIn: false });
    expect(readLogIn({ ...form, isAuto: 1 })).toMatchObject({ keepLoggedIn: true });
  });
});

describe('readRegistration', () => {
  const form = { type: 0, userId: 'Shopper99', password: 'mall2026', phone: '13800000001', keyCode: '482913', imgCode: '7hkm' } as const;

  it('accepts the token of the captcha in either field', () => {
    const registration = { account: 'shopper99', code: '482913', captcha: { token: 't', answer: '7hkm' } };
    expect(readRegistration({ ...form, verificationCode: 't' })).toMatchObject(registration);
    expect(readRegistration({ ...form, imgCodeToken: 't' })).toMatchObject(registration);
  });

  it('throws parameter_refused without a token', () => {
    expect(() => readRegistration(form)).toThrow(refusal('verificationCode', 'required'));
  });
});

describe('readPasswordReset', () => {
  it('throws parameter_refused when the repeated password differs', () => {
    const form = { type: 1, e_mail: 'a@b.cn', keyCode: '482913', password: 'mall2026', ...captcha } as const;
    expect(readPasswordReset({ ...form, rpwd: 'mall2026' })).toMatchObject({ addressee: { email: 'a@b.cn' }, password: 'mall2026' });
    expect(() => readPasswordReset({ ...form, rpwd: 'mall2027' })).toThrow(refusal('rpwd', 'equalsPassword'));
  });
});

describe('readOptionalCaptcha', () => {
  it('returns undefined only when neither field was sent', () => {
    expect(readOptionalCaptcha({})).toBeUndefined();
    expect(readOptionalCaptcha({ imgCode: '7hkm' })).toEqual({ token: '', answer: '7hkm' });
    expect(readOptionalCaptcha({ verificationCode: 't' })).toEqual({ token: 't', answer: '' });
  });
});

describe('readSmsRequest', () => {
  it('returns the recipient of a code for registration or sign-in', () => {
    const addressee = { kind: 'phone', dialCode: '86', phone: '13800000001' };
    expect(readSmsRequest({ smsType: 1, phone: '13800000001' })).toEqual({ message: 'signIn', addressee });
    expect(readSmsRequest({ smsType: 2, phone: '13800000001' })).toEqual({ message: 'register', addressee });
  });

  it('refuses a masked phone of a visitor, and ignores a masked new phone of a customer', () => {
    expect(() => readSmsRequest({ smsType: 1, phone: '138****0001' })).toThrow(refusal('phone', 'pattern'));
    expect(readSmsRequest({ smsType: 3, newPhone: '138****0001' })).toEqual({ message: 'changePhone', newPhone: undefined });
    expect(readSmsRequest({ smsType: 3, newPhone: '61234567', cpc: '852' })).toEqual({
      message: 'changePhone',
      newPhone: { kind: 'phone', dialCode: '852', phone: '61234567' },
    });
  });
});
