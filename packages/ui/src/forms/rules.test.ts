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
  const byPhone = { type: '1', phone: '13800138000', cpc: '86', password: 'evergreen', imgCode: 'k7f2', verificationCode: 'token' };
  it('accepts a phone, an e-mail address and an account name', () => {
    expect(checkForm(loginRules, form(byPhone)).ok).toBe(true);
    expect(checkForm(loginRules, form({ ...byPhone, type: '2', e_mail: 'lin@sylvane.test' })).ok).toBe(true);
    expect(checkForm(loginRules, form({ ...byPhone, type: '3', phone: 'linmei88' })).ok).toBe(true);
  });
  it('trims values, except the password', () => {
    const checked = checkForm(loginRules, { ...byPhone, phone: ' 13800138000 ', password: ' secret ' });
    expect(checked).toMatchObject({ ok: true, values: { phone: '13800138000', password: ' secret ' } });
  });
  it.each([
    [{ phone: '' }, 'phone', 'errors.phone'],
    [{ phone: '12-34' }, 'phone', 'errors.phone'],
    [{ type: '2', e_mail: 'lin@' }, 'e_mail', 'errors.email'],
    [{ type: '3', phone: 'short' }, 'phone', 'errors.accountName'],
    [{ password: '' }, 'password', 'errors.passwordMissing'],
    [{ password: '12345' }, 'password', 'errors.passwordLength'],
    [{ password: 'x'.repeat(17) }, 'password', 'errors.passwordLength'],
    [{ imgCode: '' }, 'imgCode', 'errors.captcha'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(loginRules, form({ ...byPhone, ...change }))).toMatchObject({ ok: false, errors: { [field]: key } });
  });
  it('returns the error of each required field for an empty form', () => {
    expect(checkForm(loginRules, form({ type: '1' }))).toEqual({
      ok: false,
      errors: { phone: 'errors.phone', password: 'errors.passwordMissing', imgCode: 'errors.captcha' },
    });
  });
});

describe('codeLoginRules', () => {
  const good = { type: '1', phone: '13800138000', cpc: '86', keyCode: '482913', imgCode: 'k7f2', verificationCode: 'token' };
  it('accepts a phone or an e-mail address', () => {
    expect(checkForm(codeLoginRules, form({ ...good, keyCode: ' 482913 ' }))).toMatchObject({ ok: true, values: { keyCode: '482913' } });
    expect(checkForm(codeLoginRules, form({ ...good, type: '2', e_mail: 'lin@sylvane.test' })).ok).toBe(true);
  });
  it.each([
    [{ phone: '1' }, 'phone', 'errors.phone'],
    [{ type: '2', e_mail: 'lin' }, 'e_mail', 'errors.email'],
    [{ keyCode: '' }, 'keyCode', 'errors.codeMissing'],
    [{ keyCode: '48291' }, 'keyCode', 'errors.codeDigits'],
    [{ keyCode: '48291a' }, 'keyCode', 'errors.codeDigits'],
    [{ imgCode: ' ' }, 'imgCode', 'errors.captcha'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(codeLoginRules, form({ ...good, ...change }))).toEqual({ ok: false, errors: { [field]: key } });
  });
  it('codeRequestRules accept a phone or an e-mail address that a code can be sent to', () => {
    const { type, phone, cpc, imgCode, verificationCode } = good;
    expect(checkForm(codeRequestRules, form(good))).toEqual({ ok: true, values: { type, phone, cpc, imgCode, verificationCode } });
    expect(checkForm(codeRequestRules, form({ ...good, phone: '' }))).toEqual({ ok: false, errors: { phone: 'errors.phone' } });
  });
  it('codeRequestRules refuse a request for a code without a captcha answer', () => {
    expect(checkForm(codeRequestRules, form({ ...good, imgCode: '' }))).toEqual({ ok: false, errors: { imgCode: 'errors.captcha' } });
  });
});

describe('registerRules', () => {
  const good = {
    ...{ userId: 'suyue2026', password: 'moon2026', type: '1', phone: '13900000027', cpc: '86' },
    ...{ keyCode: '482913', imgCode: 'k7mp', verificationCode: 'token', agreed: '1' },
  };
  it('accepts a phone or an e-mail address', () => {
    expect(checkForm(registerRules, form(good)).ok).toBe(true);
    expect(checkForm(registerRules, form({ ...good, type: '2', e_mail: 'suyue@sylvane.test' })).ok).toBe(true);
  });
  it.each([
    [{ userId: 'a'.repeat(limits.accountMin - 1) }, 'userId', 'errors.accountName'],
    [{ userId: 'a'.repeat(limits.accountMax + 1) }, 'userId', 'errors.accountName'],
    [{ userId: 'su yue 26' }, 'userId', 'errors.accountName'],
    [{ password: '' }, 'password', 'errors.passwordMissing'],
    [{ password: 'moon 2026' }, 'password', 'errors.passwordSpaces'],
    [{ password: 'a'.repeat(limits.passwordMin - 1) }, 'password', 'errors.passwordLength'],
    [{ password: 'a'.repeat(limits.passwordMax + 1) }, 'password', 'errors.passwordLength'],
    [{ agreed: '' }, 'agreed', 'errors.agreement'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(registerRules, form({ ...good, ...change }))).toEqual({ ok: false, errors: { [field]: key } });
  });
  it('setPasswordRules require the same fields for the first password of an account', () => {
    expect(checkForm(setPasswordRules, form({ user_name: 'suyue2026', password: 'moon2026', agreed: '1' })).ok).toBe(true);
    expect(checkForm(setPasswordRules, form({ user_name: 'su', password: 'a b', agreed: '' }))).toEqual({
      ok: false,
      errors: { user_name: 'errors.accountName', password: 'errors.passwordSpaces', agreed: 'errors.agreement' },
    });
  });
});

describe('forgottenPasswordRules', () => {
  const good = {
    ...{ type: '1', phone: '13900000027', cpc: '86', keyCode: '482913', imgCode: 'k7mp' },
    ...{ password: 'moon2027', rpwd: 'moon2027' },
  };
  it('accepts the same password twice', () => expect(checkForm(forgottenPasswordRules, form(good)).ok).toBe(true));
  it.each([
    [{ rpwd: 'moon2026' }, 'rpwd', 'errors.passwordAgain'],
    [{ password: 'short', rpwd: 'short' }, 'password', 'errors.passwordLength'],
    [{ keyCode: '1' }, 'keyCode', 'errors.codeDigits'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(forgottenPasswordRules, form({ ...good, ...change }))).toEqual({ ok: false, errors: { [field]: key } });
  });
});

describe('addressRules', () => {
  const good = { user_name: '林梅', mobile: '13800138000', place: '浙江省,杭州市,西湖区', address: '龙井路 1 号', is_default: '1' };
  it.each(['林梅', 'Lin Mei', '김하늘', 'A·B_c', '林·清', "O'Brien", 'O’Brien', 'Jean-Luc', 'J. R. Lin'])(
    'accepts the name %s',
    (user_name) => {
      expect(checkForm(addressRules, form({ ...good, user_name })).ok).toBe(true);
    },
  );
  it('parses an unchecked box as 0', () => {
    const { is_default: _, ...rest } = good;
    expect(checkForm(addressRules, form(rest))).toMatchObject({ ok: true, values: { is_default: '0' } });
  });
  it.each([
    [{ user_name: '' }, 'user_name', 'errors.consigneeMissing'],
    [{ user_name: '林'.repeat(limits.consignee + 1) }, 'user_name', 'errors.consigneeLength'],
    [{ user_name: '<林>' }, 'user_name', 'errors.consigneeCharacters'],
    [{ user_name: 'Lin & Co' }, 'user_name', 'errors.consigneeCharacters'],
    [{ mobile: 'abc' }, 'mobile', 'errors.phone'],
    [{ place: '' }, 'place', 'errors.region'],
    [{ place: '浙江省,,' }, 'place', 'errors.region'],
    [{ address: '  ' }, 'address', 'errors.addressMissing'],
    [{ address: 'x'.repeat(limits.addressDetail + 1) }, 'address', 'errors.addressLength'],
    [{ cpc: '65' }, 'city', 'errors.city'],
    [{ cpc: '65', city: 'x'.repeat(limits.freeRegion + 1) }, 'city', 'errors.freeRegionLength'],
    [{ cpc: '1', city: 'Portland', province: 'x'.repeat(limits.freeRegion + 1) }, 'province', 'errors.freeRegionLength'],
    [{ cpc: '1', city: 'Portland', zip_code: '1'.repeat(limits.postalCode + 1) }, 'zip_code', 'errors.postalCode'],
    [{ cpc: '852', city: 'Hong Kong', place: '' }, 'place', 'errors.region'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(addressRules, form({ ...good, ...change }))).toEqual({ ok: false, errors: { [field]: key } });
  });
  it('accepts a typed city for a country without a region tree', () => {
    expect(checkForm(addressRules, form({ ...good, place: '', cpc: '65', city: ' Singapore ' }))).toMatchObject({
      ok: true,
      values: { cpc: '65', city: 'Singapore' },
    });
  });
  it('returns the error of each required field for an empty form', () => {
    const faults = { user_name: 'errors.consigneeMissing', mobile: 'errors.phone', address: 'errors.addressMissing' };
    const empty = { user_name: '', mobile: '', place: '', address: '' };
    expect(checkForm(addressRules, form(empty))).toEqual({ ok: false, errors: { ...faults, place: 'errors.region' } });
    expect(checkForm(addressRules, form({ ...empty, cpc: '65' }))).toEqual({ ok: false, errors: { ...faults, city: 'errors.city' } });
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
    ...{ name: '素月_1', shop_information: '', cid: '2', shop_range: 'Soap', realname: '林 清', ID_number: '11010519491231002x' },
    ...{ tel: '13800000001', city_all: '浙江省,杭州市,西湖区', address: '灵隐路 18 号', agreed: '1', shop_nature: '0' },
    imgUrls: ['/media/uploads/a.webp', '/media/uploads/b.webp'],
  };
  it('accepts a person with two images and an enterprise with one', () => {
    expect(checkForm(shopApplicationRules, good)).toMatchObject({ ok: true, values: good });
    expect(checkForm(shopApplicationRules, { ...good, shop_nature: '1', imgUrls: ['/media/uploads/a.webp'] }).ok).toBe(true);
    expect(checkForm(shopApplicationRules, { ...good, ID_number: '110105491231002' }).ok).toBe(true);
  });
  it.each([
    [{ name: ' ' }, 'name', 'errors.shopNameMissing'],
    [{ name: 'a'.repeat(limits.shopName + 1) }, 'name', 'errors.shopNameLength'],
    [{ name: 'Two words' }, 'name', 'errors.shopNameCharacters'],
    [{ shop_information: 'a'.repeat(limits.shopInformation + 1) }, 'shop_information', 'errors.shopInformationLength'],
    [{ cid: '' }, 'cid', 'errors.shopKind'],
    [{ shop_range: '' }, 'shop_range', 'errors.shopRangeMissing'],
    [{ shop_range: 'a'.repeat(limits.shopRange + 1) }, 'shop_range', 'errors.shopRangeLength'],
    [{ realname: '' }, 'realname', 'errors.applicantMissing'],
    [{ realname: '林'.repeat(limits.applicant + 1) }, 'realname', 'errors.consigneeLength'],
    [{ realname: '<林>' }, 'realname', 'errors.consigneeCharacters'],
    [{ ID_number: '1101051949123100' }, 'ID_number', 'errors.identityNumber'],
    [{ tel: '23800000001' }, 'tel', 'errors.phone'],
    [{ city_all: '浙江省,杭州市' }, 'city_all', 'errors.region'],
    [{ address: '' }, 'address', 'errors.addressMissing'],
    [{ address: 'a'.repeat(limits.shopAddress + 1) }, 'address', 'errors.addressLength'],
    [{ agreed: false }, 'agreed', 'errors.shopAgreement'],
    [{ imgUrls: ['/media/uploads/a.webp'] }, 'imgUrls', 'errors.identityPictures'],
    [{ imgUrls: ['/media/uploads/a.webp', '/media/uploads/a.webp'] }, 'imgUrls', 'errors.identityPictures'],
    [{ shop_nature: '1' }, 'imgUrls', 'errors.licencePicture'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(shopApplicationRules, { ...good, ...change })).toEqual({ ok: false, errors: { [field]: key } });
  });
  it('returns the error of each required field for an empty form, in the order of the form', () => {
    const checked = checkForm(shopApplicationRules, { shop_nature: '0' });
    expect(checked).toMatchObject({ ok: false });
    const order = ['name', 'cid', 'shop_range', 'realname', 'ID_number', 'tel', 'city_all', 'address', 'agreed', 'imgUrls'];
    expect(Object.keys(checked.ok ? {} : checked.errors)).toEqual(order);
  });
});
