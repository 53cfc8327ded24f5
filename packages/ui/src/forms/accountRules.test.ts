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
  const good = { image: '/media/uploads/5a1c9e3b7d20.webp', displayName: 'Lin Qing', sex: 'female', birthday: '1992-04-18' };
  const rules = profileRules('2026-11-21');
  it('accepts a name in any script, no image, no birthday and the latest possible birthday', () => {
    expect(checkForm(rules, form(good))).toEqual({ ok: true, values: good });
    expect(checkForm(rules, form({ displayName: ' 素月·김_1 ' }))).toEqual({
      ok: true,
      values: { image: '', displayName: '素月·김_1', sex: 'unspecified', birthday: '' },
    });
    expect(checkForm(rules, form({ ...good, birthday: '2026-11-21' })).ok).toBe(true);
  });
  it.each([
    [{ displayName: ' ' }, 'displayName', 'errors.displayNameMissing'],
    [{ displayName: '林'.repeat(limits.displayName + 1) }, 'displayName', 'errors.displayNameLength'],
    [{ displayName: '<林>' }, 'displayName', 'errors.consigneeCharacters'],
    [{ birthday: '2026-11-22' }, 'birthday', 'errors.birthday'],
    [{ birthday: '18.4.1992' }, 'birthday', 'errors.birthday'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(rules, form({ ...good, ...change }))).toEqual({ ok: false, errors: { [field]: key } });
  });
});

describe('changePasswordRules', () => {
  const good = { currentPassword: 'mall2026', newPassword: 'camellia26', repeatedPassword: 'camellia26' };
  it('accepts a new password entered twice', () => expect(checkForm(changePasswordRules, form(good)).ok).toBe(true));
  it.each([
    [{ currentPassword: '' }, 'currentPassword', 'errors.passwordMissing'],
    [{ newPassword: 'two words' }, 'newPassword', 'errors.passwordSpaces'],
    [{ newPassword: 'short' }, 'newPassword', 'errors.passwordLength'],
    [{ newPassword: 'mall2026', repeatedPassword: 'mall2026' }, 'newPassword', 'errors.passwordUnchanged'],
    [{ repeatedPassword: 'camellia27' }, 'repeatedPassword', 'errors.passwordAgain'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(changePasswordRules, form({ ...good, ...change }))).toMatchObject({ ok: false, errors: { [field]: key } });
  });
});

describe('provePhoneRules and changePhoneRules', () => {
  const good = { newPhone: '13900000009', dialCode: '86', verificationCode: '705166', authenticationToken: 'proof' };
  it('require the code of the current phone, then the new phone with its code', () => {
    expect(checkForm(provePhoneRules, form({ verificationCode: '482913' })).ok).toBe(true);
    expect(checkForm(provePhoneRules, form({}))).toEqual({ ok: false, errors: { verificationCode: 'errors.codeMissing' } });
    expect(checkForm(changePhoneRules, form(good))).toEqual({ ok: true, values: good });
    expect(checkForm(newPhoneRules, form(good))).toEqual({ ok: true, values: { newPhone: '13900000009', dialCode: '86' } });
  });
  it.each([
    [{ newPhone: '12-34' }, 'newPhone', 'errors.phone'],
    [{ verificationCode: '' }, 'verificationCode', 'errors.codeMissing'],
    [{ verificationCode: '70516' }, 'verificationCode', 'errors.codeDigits'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(changePhoneRules, form({ ...good, ...change }))).toEqual({ ok: false, errors: { [field]: key } });
  });
});

describe('paymentPasswordSetRules', () => {
  const good = { verificationCode: '482913', password: '246810', repeatedPassword: '246810' };
  it('accepts the same six digits twice', () => expect(checkForm(paymentPasswordSetRules, form(good)).ok).toBe(true));
  it.each([
    [{ verificationCode: 'x' }, 'verificationCode', 'errors.codeDigits'],
    [{ password: '24681' }, 'password', 'errors.paymentPasswordDigits'],
    [{ password: '2468101' }, 'password', 'errors.paymentPasswordDigits'],
    [{ password: '24681x' }, 'password', 'errors.paymentPasswordDigits'],
    [{ repeatedPassword: '246811' }, 'repeatedPassword', 'errors.passwordAgain'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(paymentPasswordSetRules, form({ ...good, ...change }))).toMatchObject({ ok: false, errors: { [field]: key } });
  });
});

describe('rechargeRules', () => {
  const rules = rechargeRules('10.00');
  const good = { amount: '200.00', method: 'wechat' };
  it.each([
    ['10', '10'],
    [' ¥1,000.5 ', '1000.5'],
    ['￥ 20.05', '20.05'],
  ])('parse "%s" as %s', (amount, clean) => {
    expect(checkForm(rules, form({ ...good, amount }))).toMatchObject({ ok: true, values: { amount: clean } });
  });
  it.each([
    [{ remarks: 'x'.repeat(201) }, 'remarks', 'errors.remarkLength'],
    [{ amount: ' ' }, 'amount', 'errors.amountMissing'],
    [{ amount: '10.005' }, 'amount', 'errors.amountFormat'],
    [{ amount: '-20' }, 'amount', 'errors.amountFormat'],
    [{ amount: '9.99' }, 'amount', 'errors.amountMinimum'],
    [{ method: 'wallet' }, 'method', 'errors.paymentMethod'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(rules, form({ ...good, ...change }))).toEqual({ ok: false, errors: { [field]: key } });
  });
  it('refuses zero, whatever the minimum', () => {
    expect(checkForm(rechargeRules('0.00'), form({ ...good, amount: '0.00' }))).toMatchObject({
      errors: { amount: 'errors.amountMinimum' },
    });
  });
});

describe('withdrawalRules', () => {
  const rules = withdrawalRules({ balance: '1280.50', minimum: '50.00', maximum: '1000.00' });
  const good = { amount: '500.00', method: 'bankCard', bankCardId: '71', verificationCode: '482913' };
  it('accepts an amount within its limits', () => {
    for (const amount of ['50', '500.00', '1000']) expect(checkForm(rules, form({ ...good, amount })).ok).toBe(true);
  });
  it.each([
    [{ amount: '' }, 'amount', 'errors.amountMissing'],
    [{ amount: 'all' }, 'amount', 'errors.amountFormat'],
    [{ amount: '49.99' }, 'amount', 'errors.amountMinimum'],
    [{ amount: '1000.01' }, 'amount', 'errors.amountMaximum'],
    [{ bankCardId: '' }, 'bankCardId', 'errors.bankCard'],
    [{ verificationCode: '' }, 'verificationCode', 'errors.codeMissing'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(rules, form({ ...good, ...change }))).toEqual({ ok: false, errors: { [field]: key } });
  });
  it('requires neither card nor code for WeChat, and the real name from an amount on', () => {
    const wechat = withdrawalRules({ balance: '5000.00', minimum: '50.00', maximum: '5000.00', realNameFrom: '2000.00' });
    const check = (fields: Record<string, string>) => checkForm(wechat, form({ method: 'wechat', ...fields }));
    expect(check({ amount: '1999.99' })).toEqual({ ok: true, values: { method: 'wechat', amount: '1999.99', realName: '' } });
    expect(check({ amount: '2000', realName: ' ' })).toEqual({ ok: false, errors: { realName: 'errors.realName' } });
    expect(check({ amount: '2000', realName: '林清1' })).toEqual({ ok: false, errors: { realName: 'errors.realName' } });
    expect(check({ amount: '2000', realName: '林清' }).ok).toBe(true);
  });
  it('refuses more than the balance', () => {
    const poor = withdrawalRules({ balance: '80.00', minimum: '50.00', maximum: '1000.00' });
    expect(checkForm(poor, form({ ...good, amount: '80.01' }))).toEqual({ ok: false, errors: { amount: 'errors.amountBalance' } });
  });
});

describe('bankCardRules', () => {
  const good = {
    cardholder: '林清',
    cardNumber: '6214 8501-0000 1234',
    bankName: '招商银行',
    branch: '杭州西湖支行',
    isDefault: '1',
  };
  it('strips the number to its digits and parses an unchecked box as 0', () => {
    const { isDefault: _, ...rest } = good;
    expect(checkForm(bankCardRules, form(rest))).toEqual({
      ok: true,
      values: { ...good, cardNumber: '6214850100001234', isDefault: '0' },
    });
  });
  it.each([
    [{ cardholder: '林' }, 'cardholder', 'errors.cardholder'],
    [{ cardholder: 'x'.repeat(limits.cardholderMax + 1) }, 'cardholder', 'errors.cardholder'],
    [{ cardholder: '林清1' }, 'cardholder', 'errors.cardholder'],
    [{ cardNumber: '621485010000123' }, 'cardNumber', 'errors.cardNumber'],
    [{ cardNumber: '0214850100001234' }, 'cardNumber', 'errors.cardNumber'],
    [{ cardNumber: '6214 **** **** 1234' }, 'cardNumber', 'errors.cardNumber'],
    [{ bankName: '' }, 'bankName', 'errors.bankMissing'],
    [{ bankName: 'x'.repeat(limits.bankName + 1) }, 'bankName', 'errors.bankLength'],
    [{ branch: ' ' }, 'branch', 'errors.branchMissing'],
    [{ branch: 'x'.repeat(limits.bankBranch + 1) }, 'branch', 'errors.branchLength'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(bankCardRules, form({ ...good, ...change }))).toEqual({ ok: false, errors: { [field]: key } });
  });
});
