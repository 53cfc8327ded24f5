// @spec 3.19 5.7 5.8 5.11 5.12 5.14 5.21 5.23 5.24 5.25 5.26 5.27 9.11

import { describe, expect, it } from 'vitest';
import {
  addressRules,
  checkForm,
  codeLoginRules,
  codeRequestRules,
  forgottenPasswordRules,
  limits,
  loginRules,
  paymentPasswordRules,
  registerRules,
  remarkRules,
  setPasswordRules,
  shopApplicationRules,
} from '../rules.ts';
import { formOf as form } from '../testing/formData.ts';

describe('loginRules', () => {
  const byPhone = { type: 'phone', phone: '13800138000', dialCode: '86', password: 'evergreen', captcha: 'k7f2', captchaToken: 'token' };
  it('accepts a phone, an e-mail address and an account name', () => {
    expect(checkForm(loginRules, form(byPhone)).ok).toBe(true);
    expect(checkForm(loginRules, form({ ...byPhone, type: 'email', email: 'lin@sylvane.test' })).ok).toBe(true);
    expect(checkForm(loginRules, form({ ...byPhone, type: 'account', accountName: 'linmei88' })).ok).toBe(true);
  });
  it('trims values, except the password', () => {
    const checked = checkForm(loginRules, { ...byPhone, phone: ' 13800138000 ', password: ' secret ' });
    expect(checked).toMatchObject({ ok: true, values: { phone: '13800138000', password: ' secret ' } });
  });
  it.each([
    [{ phone: '' }, 'phone', 'errors.phone'],
    [{ phone: '12-34' }, 'phone', 'errors.phone'],
    [{ type: 'email', email: 'lin@' }, 'email', 'errors.email'],
    [{ type: 'account', accountName: 'short' }, 'accountName', 'errors.accountName'],
    [{ type: 'account' }, 'accountName', 'errors.accountName'],
    [{ password: '' }, 'password', 'errors.passwordMissing'],
    [{ password: '12345' }, 'password', 'errors.passwordLength'],
    [{ password: 'x'.repeat(17) }, 'password', 'errors.passwordLength'],
    [{ captcha: '' }, 'captcha', 'errors.captcha'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(loginRules, form({ ...byPhone, ...change }))).toMatchObject({ ok: false, errors: { [field]: key } });
  });
  it('returns the error of each required field for an empty form', () => {
    expect(checkForm(loginRules, form({ type: 'phone' }))).toEqual({
      ok: false,
      errors: { phone: 'errors.phone', password: 'errors.passwordMissing', captcha: 'errors.captcha' },
    });
  });
});

describe('codeLoginRules', () => {
  const good = { type: 'phone', phone: '13800138000', dialCode: '86', verificationCode: '482913', captcha: 'k7f2', captchaToken: 'token' };
  it('accepts a phone or an e-mail address', () => {
    expect(checkForm(codeLoginRules, form({ ...good, verificationCode: ' 482913 ' }))).toMatchObject({
      ok: true,
      values: { verificationCode: '482913' },
    });
    expect(checkForm(codeLoginRules, form({ ...good, type: 'email', email: 'lin@sylvane.test' })).ok).toBe(true);
  });
  it.each([
    [{ phone: '1' }, 'phone', 'errors.phone'],
    [{ type: 'email', email: 'lin' }, 'email', 'errors.email'],
    [{ verificationCode: '' }, 'verificationCode', 'errors.codeMissing'],
    [{ verificationCode: '48291' }, 'verificationCode', 'errors.codeDigits'],
    [{ verificationCode: '48291a' }, 'verificationCode', 'errors.codeDigits'],
    [{ captcha: ' ' }, 'captcha', 'errors.captcha'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(codeLoginRules, form({ ...good, ...change }))).toEqual({ ok: false, errors: { [field]: key } });
  });
  it('codeRequestRules accept a phone or an e-mail address that a code can be sent to', () => {
    const { type, phone, dialCode, captcha, captchaToken } = good;
    expect(checkForm(codeRequestRules, form(good))).toEqual({ ok: true, values: { type, phone, dialCode, captcha, captchaToken } });
    expect(checkForm(codeRequestRules, form({ ...good, phone: '' }))).toEqual({ ok: false, errors: { phone: 'errors.phone' } });
  });
  it('codeRequestRules refuse a request for a code without a captcha answer', () => {
    expect(checkForm(codeRequestRules, form({ ...good, captcha: '' }))).toEqual({ ok: false, errors: { captcha: 'errors.captcha' } });
  });
});

describe('registerRules', () => {
  const good = {
    accountName: 'suyue2026',
    password: 'moon2026',
    type: 'phone',
    phone: '13900000027',
    dialCode: '86',
    verificationCode: '482913',
    captcha: 'k7mp',
    captchaToken: 'token',
    agreed: '1',
  };
  it('accepts a phone or an e-mail address', () => {
    expect(checkForm(registerRules, form(good)).ok).toBe(true);
    expect(checkForm(registerRules, form({ ...good, type: 'email', email: 'suyue@sylvane.test' })).ok).toBe(true);
  });
  it.each([
    [{ accountName: 'a'.repeat(limits.accountMin - 1) }, 'accountName', 'errors.accountName'],
    [{ accountName: 'a'.repeat(limits.accountMax + 1) }, 'accountName', 'errors.accountName'],
    [{ accountName: 'su yue 26' }, 'accountName', 'errors.accountName'],
    [{ password: '' }, 'password', 'errors.passwordMissing'],
    [{ password: 'moon 2026' }, 'password', 'errors.passwordSpaces'],
    [{ password: 'a'.repeat(limits.passwordMin - 1) }, 'password', 'errors.passwordLength'],
    [{ password: 'a'.repeat(limits.passwordMax + 1) }, 'password', 'errors.passwordLength'],
    [{ agreed: '' }, 'agreed', 'errors.agreement'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(registerRules, form({ ...good, ...change }))).toEqual({ ok: false, errors: { [field]: key } });
  });
  it('setPasswordRules require the same fields for the first password of an account', () => {
    expect(checkForm(setPasswordRules, form({ accountName: 'suyue2026', password: 'moon2026', agreed: '1' })).ok).toBe(true);
    expect(checkForm(setPasswordRules, form({ accountName: 'su', password: 'a b', agreed: '' }))).toEqual({
      ok: false,
      errors: { accountName: 'errors.accountName', password: 'errors.passwordSpaces', agreed: 'errors.agreement' },
    });
  });
});

describe('forgottenPasswordRules', () => {
  const good = {
    type: 'phone',
    phone: '13900000027',
    dialCode: '86',
    verificationCode: '482913',
    captcha: 'k7mp',
    password: 'moon2027',
    repeatedPassword: 'moon2027',
  };
  it('accepts the same password twice', () => expect(checkForm(forgottenPasswordRules, form(good)).ok).toBe(true));
  it.each([
    [{ repeatedPassword: 'moon2026' }, 'repeatedPassword', 'errors.passwordAgain'],
    [{ password: 'short', repeatedPassword: 'short' }, 'password', 'errors.passwordLength'],
    [{ verificationCode: '1' }, 'verificationCode', 'errors.codeDigits'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(forgottenPasswordRules, form({ ...good, ...change }))).toEqual({ ok: false, errors: { [field]: key } });
  });
});

describe('addressRules', () => {
  const good = { fullName: '林梅', mobile: '13800138000', place: '浙江省,杭州市,西湖区', address: '龙井路 1 号', isDefault: '1' };
  it.each(['林梅', 'Lin Mei', '김하늘', 'A·B_c', '林·清', "O'Brien", 'O’Brien', 'Jean-Luc', 'J. R. Lin'])(
    'accepts the name %s',
    (fullName) => {
      expect(checkForm(addressRules, form({ ...good, fullName })).ok).toBe(true);
    },
  );
  it('parses an unchecked box as 0', () => {
    const { isDefault: _, ...rest } = good;
    expect(checkForm(addressRules, form(rest))).toMatchObject({ ok: true, values: { isDefault: '0' } });
  });
  it.each([
    [{ fullName: '' }, 'fullName', 'errors.consigneeMissing'],
    [{ fullName: '林'.repeat(limits.consignee + 1) }, 'fullName', 'errors.consigneeLength'],
    [{ fullName: '<林>' }, 'fullName', 'errors.consigneeCharacters'],
    [{ fullName: 'Lin & Co' }, 'fullName', 'errors.consigneeCharacters'],
    [{ mobile: 'abc' }, 'mobile', 'errors.phone'],
    [{ place: '' }, 'place', 'errors.region'],
    [{ place: '浙江省,,' }, 'place', 'errors.region'],
    [{ address: '  ' }, 'address', 'errors.addressMissing'],
    [{ address: 'x'.repeat(limits.addressDetail + 1) }, 'address', 'errors.addressLength'],
    [{ dialCode: '65' }, 'city', 'errors.city'],
    [{ dialCode: '65', city: 'x'.repeat(limits.freeRegion + 1) }, 'city', 'errors.freeRegionLength'],
    [{ dialCode: '1', city: 'Portland', province: 'x'.repeat(limits.freeRegion + 1) }, 'province', 'errors.freeRegionLength'],
    [{ dialCode: '1', city: 'Portland', postalCode: '1'.repeat(limits.postalCode + 1) }, 'postalCode', 'errors.postalCode'],
    [{ dialCode: '852', city: 'Hong Kong', place: '' }, 'place', 'errors.region'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(addressRules, form({ ...good, ...change }))).toEqual({ ok: false, errors: { [field]: key } });
  });
  it('accepts a typed city for a country without a region tree', () => {
    expect(checkForm(addressRules, form({ ...good, place: '', dialCode: '65', city: ' Singapore ' }))).toMatchObject({
      ok: true,
      values: { dialCode: '65', city: 'Singapore' },
    });
  });
  it('returns the error of each required field for an empty form', () => {
    const faults = { fullName: 'errors.consigneeMissing', mobile: 'errors.phone', address: 'errors.addressMissing' };
    const empty = { fullName: '', mobile: '', place: '', address: '' };
    expect(checkForm(addressRules, form(empty))).toEqual({ ok: false, errors: { ...faults, place: 'errors.region' } });
    expect(checkForm(addressRules, form({ ...empty, dialCode: '65' }))).toEqual({ ok: false, errors: { ...faults, city: 'errors.city' } });
  });
});

it.each([
  ['', 'errors.paymentPasswordMissing'],
  ['12345', 'errors.paymentPasswordLength'],
])('validates the payment password "%s"', (password, key) => {
  expect(checkForm(paymentPasswordRules, form({ password }))).toMatchObject({ ok: false, errors: { password: key } });
});

it('limits the length of a remark', () => {
  expect(remarkRules.parse(undefined)).toBe('');
  expect(remarkRules.safeParse('x'.repeat(limits.remark)).success).toBe(true);
  expect(remarkRules.safeParse('x'.repeat(limits.remark + 1)).error?.issues[0]?.message).toBe('errors.remarkLength');
});

describe('shopApplicationRules', () => {
  const good = {
    name: '素月_1',
    description: '',
    categoryId: '2',
    businessScope: 'Soap',
    realName: '林 清',
    identityNumber: '11010519491231002x',
    mobile: '13800000001',
    place: '浙江省,杭州市,西湖区',
    address: '灵隐路 18 号',
    agreed: '1',
    applicantType: 'person',
    images: ['/media/uploads/a.webp', '/media/uploads/b.webp'],
  };
  it('accepts a person with two images and an enterprise with one', () => {
    expect(checkForm(shopApplicationRules, good)).toMatchObject({ ok: true, values: good });
    expect(checkForm(shopApplicationRules, { ...good, applicantType: 'enterprise', images: ['/media/uploads/a.webp'] }).ok).toBe(true);
    expect(checkForm(shopApplicationRules, { ...good, identityNumber: '110105491231002' }).ok).toBe(true);
  });
  it.each([
    [{ name: ' ' }, 'name', 'errors.shopNameMissing'],
    [{ name: 'a'.repeat(limits.shopName + 1) }, 'name', 'errors.shopNameLength'],
    [{ name: 'Two words' }, 'name', 'errors.shopNameCharacters'],
    [{ description: 'a'.repeat(limits.shopInformation + 1) }, 'description', 'errors.shopInformationLength'],
    [{ categoryId: '' }, 'categoryId', 'errors.shopKind'],
    [{ businessScope: '' }, 'businessScope', 'errors.shopRangeMissing'],
    [{ businessScope: 'a'.repeat(limits.shopRange + 1) }, 'businessScope', 'errors.shopRangeLength'],
    [{ realName: '' }, 'realName', 'errors.applicantMissing'],
    [{ realName: '林'.repeat(limits.applicant + 1) }, 'realName', 'errors.consigneeLength'],
    [{ realName: '<林>' }, 'realName', 'errors.consigneeCharacters'],
    [{ identityNumber: '1101051949123100' }, 'identityNumber', 'errors.identityNumber'],
    [{ mobile: '23800000001' }, 'mobile', 'errors.phone'],
    [{ place: '浙江省,杭州市' }, 'place', 'errors.region'],
    [{ address: '' }, 'address', 'errors.addressMissing'],
    [{ address: 'a'.repeat(limits.shopAddress + 1) }, 'address', 'errors.addressLength'],
    [{ agreed: false }, 'agreed', 'errors.shopAgreement'],
    [{ images: ['/media/uploads/a.webp'] }, 'images', 'errors.identityImages'],
    [{ images: ['/media/uploads/a.webp', '/media/uploads/a.webp'] }, 'images', 'errors.identityImages'],
    [{ applicantType: 'enterprise' }, 'images', 'errors.licenceImage'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(shopApplicationRules, { ...good, ...change })).toEqual({ ok: false, errors: { [field]: key } });
  });
  it('returns the error of each required field for an empty form, in the order of the form', () => {
    const checked = checkForm(shopApplicationRules, { applicantType: 'person' });
    expect(checked).toMatchObject({ ok: false });
    const order = ['name', 'categoryId', 'businessScope', 'realName', 'identityNumber', 'mobile', 'place', 'address', 'agreed', 'images'];
    expect(Object.keys(checked.ok ? {} : checked.errors)).toEqual(order);
  });
});
