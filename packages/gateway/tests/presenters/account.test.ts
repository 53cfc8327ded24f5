import { describe, expect, it } from 'vitest';
import {
  readPasswordChange,
  readPaymentPassword,
  readPhoneChange,
  readProfileChange,
  wireOverviewCustomer,
  wireProfile,
  wireSecurity,
} from '../../src/domains/account/presenter.ts';
import { customerRow } from '../support/fixtures/customer-row.ts';

const refusal = (field: string, rule: string) =>
  expect.objectContaining({ fault: 'parameter_refused', data: { errors: [{ field, rule }] } });

describe('wireSecurity', () => {
  it('returns whether a payment password is set, and the masked phone', () => {
    expect(wireSecurity(customerRow())).toEqual({ password_staus: 0, mobile: '138****0001' });
    expect(wireSecurity(customerRow({ paymentPasswordHash: 'hash', phone: null }))).toEqual({ password_staus: 1, mobile: '' });
  });
});

describe('wireProfile', () => {
  it('returns is_default_birthday 1 until the birthday is set, then 2', () => {
    expect(wireProfile(customerRow())).toMatchObject({ user_name: 'Lin', sex: 2, birthday: '', is_default_birthday: 1 });
    expect(wireProfile(customerRow({ birthday: '1992-04-18' }))).toMatchObject({ birthday: '1992-04-18', is_default_birthday: 2 });
  });
});

describe('wireOverviewCustomer', () => {
  it('returns the balance with two decimals', () => {
    const customer = wireOverviewCustomer(customerRow({ name: '' }), { balance: 12345n, points: 30, usableCoupons: 2 });
    expect(customer).toMatchObject({ user_name: 'shopper07', money: '123.45', score: 30, coupon_num: 2 });
  });
});

describe('readProfileChange', () => {
  it('returns only the sent fields, the name without surrounding spaces', () => {
    expect(readProfileChange({})).toEqual({});
    expect(readProfileChange({ userName: ' Lin ', sex: 0 })).toEqual({ name: 'Lin', sex: 0 });
  });

  it('throws parameter_refused for a blank name', () => {
    expect(() => readProfileChange({ userName: ' ' })).toThrow(refusal('userName', 'required'));
  });
});

describe('readPasswordChange', () => {
  it('reads the current password from the field password and the new one from passwordOld', () => {
    const form = { password: 'current1', passwordOld: 'changed2', x_password1: 'changed2' };
    expect(readPasswordChange(form)).toEqual({ currentPassword: 'current1', newPassword: 'changed2' });
    expect(() => readPasswordChange({ ...form, x_password1: 'changed3' })).toThrow(refusal('x_password1', 'equalsPassword'));
  });
});

describe('readPaymentPassword', () => {
  it('throws parameter_refused when the repeated password differs', () => {
    const form = { pcode: '482913', password: '246810', password1: '246810' };
    expect(readPaymentPassword(form)).toEqual({ password: '246810', code: '482913' });
    expect(() => readPaymentPassword({ ...form, password1: '246811' })).toThrow(refusal('password1', 'equalsPassword'));
  });
});

describe('readPhoneChange', () => {
  it('returns the default dial code when none is sent', () => {
    const form = { authenticationToken: 't', newPhone: '13900000009', pCode: '705166' };
    expect(readPhoneChange(form)).toEqual({ dialCode: '86', phone: '13900000009', token: 't', code: '705166' });
    expect(readPhoneChange({ ...form, cpc: '00852' })).toMatchObject({ dialCode: '852' });
  });
});
