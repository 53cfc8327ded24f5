import { describe, expect, it } from 'vitest';
import {
  bankCardRules,
  changePasswordRules,
  changePhoneRules,
  checkForm,
  limits,
  newPhoneRules,
  paymentPasswordSetRules,
  profileRules,
  provePhoneRules,
  rechargeRules,
  withdrawalRules,
} from '../rules.ts';
import { formOf as form } from '../testing/formData.ts';

describe('profileRules', () => {
  const good = { headimgurl: '/media/uploads/5a1c9e3b7d20.webp', userName: 'Lin Qing', sex: '2', birthday: '1992-04-18' };
  const rules = profileRules('2026-11-21');
  it('accepts a name in any script, no image, no birthday and the latest possible birthday', () => {
    expect(checkForm(rules, form(good))).toEqual({ ok: true, values: good });
    expect(checkForm(rules, form({ userName: ' 素月·김_1 ' }))).toEqual({
      ok: true,
      values: { headimgurl: '', userName: '素月·김_1', sex: '0', birthday: '' },
    });
    expect(checkForm(rules, form({ ...good, birthday: '2026-11-21' })).ok).toBe(true);
  });
  it.each([
    [{ userName: ' ' }, 'userName', 'errors.displayNameMissing'],
    [{ userName: '林'.repeat(limits.displayName + 1) }, 'userName', 'errors.displayNameLength'],
    [{ userName: '<林>' }, 'userName', 'errors.consigneeCharacters'],
    [{ birthday: '2026-11-22' }, 'birthday', 'errors.birthday'],
    [{ birthday: '18.4.1992' }, 'birthday', 'errors.birthday'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(rules, form({ ...good, ...change }))).toEqual({ ok: false, errors: { [field]: key } });
  });
});

describe('changePasswordRules', () => {
  const good = { password: 'mall2026', passwordOld: 'camellia26', x_password1: 'camellia26' };
  it('accepts a new password entered twice', () => expect(checkForm(changePasswordRules, form(good)).ok).toBe(true));
  it.each([
    [{ password: '' }, 'password', 'errors.passwordMissing'],
    [{ passwordOld: 'two words' }, 'passwordOld', 'errors.passwordSpaces'],
    [{ passwordOld: 'short' }, 'passwordOld', 'errors.passwordLength'],
    [{ passwordOld: 'mall2026', x_password1: 'mall2026' }, 'passwordOld', 'errors.passwordUnchanged'],
    [{ x_password1: 'camellia27' }, 'x_password1', 'errors.passwordAgain'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(changePasswordRules, form({ ...good, ...change }))).toMatchObject({ ok: false, errors: { [field]: key } });
  });
});

describe('provePhoneRules and changePhoneRules', () => {
  const good = { newPhone: '13900000009', cpc: '86', pCode: '705166', authenticationToken: 'proof' };
  it('require the code of the current phone, then the new phone with its code', () => {
    expect(checkForm(provePhoneRules, form({ pCode: '482913' })).ok).toBe(true);
    expect(checkForm(provePhoneRules, form({}))).toEqual({ ok: false, errors: { pCode: 'errors.codeMissing' } });
    expect(checkForm(changePhoneRules, form(good))).toEqual({ ok: true, values: good });
    expect(checkForm(newPhoneRules, form(good))).toEqual({ ok: true, values: { newPhone: '13900000009', cpc: '86' } });
  });
  it.each([
    [{ newPhone: '12-34' }, 'newPhone', 'errors.phone'],
    [{ pCode: '' }, 'pCode', 'errors.codeMissing'],
    [{ pCode: '70516' }, 'pCode', 'errors.codeDigits'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(changePhoneRules, form({ ...good, ...change }))).toEqual({ ok: false, errors: { [field]: key } });
  });
});

describe('paymentPasswordSetRules', () => {
  const good = { pcode: '482913', password: '246810', password1: '246810' };
  it('accepts the same six digits twice', () => expect(checkForm(paymentPasswordSetRules, form(good)).ok).toBe(true));
  it.each([
    [{ pcode: 'x' }, 'pcode', 'errors.codeDigits'],
    [{ password: '24681' }, 'password', 'errors.paymentPasswordDigits'],
    [{ password: '2468101' }, 'password', 'errors.paymentPasswordDigits'],
    [{ password: '24681x' }, 'password', 'errors.paymentPasswordDigits'],
    [{ password1: '246811' }, 'password1', 'errors.passwordAgain'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(paymentPasswordSetRules, form({ ...good, ...change }))).toMatchObject({ ok: false, errors: { [field]: key } });
  });
});

describe('rechargeRules', () => {
  const rules = rechargeRules('10.00');
  const good = { total: '200.00', type: 'pc_wechat' };
  it.each([
    ['10', '10'],
    [' ¥1,000.5 ', '1000.5'],
    ['￥ 20.05', '20.05'],
  ])('parse "%s" as %s', (total, clean) => {
    expect(checkForm(rules, form({ ...good, total }))).toMatchObject({ ok: true, values: { total: clean } });
  });
  it.each([
    [{ remarks: 'x'.repeat(201) }, 'remarks', 'errors.remarkLength'],
    [{ total: ' ' }, 'total', 'errors.amountMissing'],
    [{ total: '10.005' }, 'total', 'errors.amountFormat'],
    [{ total: '-20' }, 'total', 'errors.amountFormat'],
    [{ total: '9.99' }, 'total', 'errors.amountMinimum'],
    [{ type: 'wallet_pay' }, 'type', 'errors.paymentMethod'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(rules, form({ ...good, ...change }))).toEqual({ ok: false, errors: { [field]: key } });
  });
  it('refuses zero, whatever the minimum', () => {
    expect(checkForm(rechargeRules('0.00'), form({ ...good, total: '0.00' }))).toMatchObject({ errors: { total: 'errors.amountMinimum' } });
  });
});

describe('withdrawalRules', () => {
  const rules = withdrawalRules({ balance: '1280.50', minimum: '50.00', maximum: '1000.00' });
  const good = { amoney: '500.00', withdrawStatus: '1', bankCardId: '71', keyCode: '482913' };
  it('accepts an amount within its limits', () => {
    for (const amoney of ['50', '500.00', '1000']) expect(checkForm(rules, form({ ...good, amoney })).ok).toBe(true);
  });
  it.each([
    [{ amoney: '' }, 'amoney', 'errors.amountMissing'],
    [{ amoney: 'all' }, 'amoney', 'errors.amountFormat'],
    [{ amoney: '49.99' }, 'amoney', 'errors.amountMinimum'],
    [{ amoney: '1000.01' }, 'amoney', 'errors.amountMaximum'],
    [{ bankCardId: '' }, 'bankCardId', 'errors.bankCard'],
    [{ keyCode: '' }, 'keyCode', 'errors.codeMissing'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(rules, form({ ...good, ...change }))).toEqual({ ok: false, errors: { [field]: key } });
  });
  it('requires neither card nor code for WeChat, and the real name from an amount on', () => {
    const wechat = withdrawalRules({ balance: '5000.00', minimum: '50.00', maximum: '5000.00', realNameFrom: '2000.00' });
    const check = (fields: Record<string, string>) => checkForm(wechat, form({ withdrawStatus: '2', ...fields }));
    expect(check({ amoney: '1999.99' })).toEqual({ ok: true, values: { withdrawStatus: '2', amoney: '1999.99', userName: '' } });
    expect(check({ amoney: '2000', userName: ' ' })).toEqual({ ok: false, errors: { userName: 'errors.realName' } });
    expect(check({ amoney: '2000', userName: '林清1' })).toEqual({ ok: false, errors: { userName: 'errors.realName' } });
    expect(check({ amoney: '2000', userName: '林清' }).ok).toBe(true);
  });
  it('refuses more than the balance', () => {
    const poor = withdrawalRules({ balance: '80.00', minimum: '50.00', maximum: '1000.00' });
    expect(checkForm(poor, form({ ...good, amoney: '80.01' }))).toEqual({ ok: false, errors: { amoney: 'errors.amountBalance' } });
  });
});

describe('bankCardRules', () => {
  const good = {
    Cardholder: '林清',
    Bank_card_number: '6214 8501-0000 1234',
    Bank_name: '招商银行',
    branch: '杭州西湖支行',
    is_default: '1',
  };
  it('strips the number to its digits and parses an unchecked box as 0', () => {
    const { is_default: _, ...rest } = good;
    expect(checkForm(bankCardRules, form(rest))).toEqual({
      ok: true,
      values: { ...good, Bank_card_number: '6214850100001234', is_default: '0' },
    });
  });
  it.each([
    [{ Cardholder: '林' }, 'Cardholder', 'errors.cardholder'],
    [{ Cardholder: 'x'.repeat(limits.cardholderMax + 1) }, 'Cardholder', 'errors.cardholder'],
    [{ Cardholder: '林清1' }, 'Cardholder', 'errors.cardholder'],
    [{ Bank_card_number: '621485010000123' }, 'Bank_card_number', 'errors.cardNumber'],
    [{ Bank_card_number: '0214850100001234' }, 'Bank_card_number', 'errors.cardNumber'],
    [{ Bank_card_number: '6214 **** **** 1234' }, 'Bank_card_number', 'errors.cardNumber'],
    [{ Bank_name: '' }, 'Bank_name', 'errors.bankMissing'],
    [{ Bank_name: 'x'.repeat(limits.bankName + 1) }, 'Bank_name', 'errors.bankLength'],
    [{ branch: ' ' }, 'branch', 'errors.branchMissing'],
    [{ branch: 'x'.repeat(limits.bankBranch + 1) }, 'branch', 'errors.branchLength'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(bankCardRules, form({ ...good, ...change }))).toEqual({ ok: false, errors: { [field]: key } });
  });
});
