// @spec 3.21 5.20 5.28 9.21

import { describe, expect, it } from 'vitest';
import {
  afterSalesRules,
  checkForm,
  followUpReviewRules,
  invoiceRequestRules,
  invoiceTitleRules,
  limits,
  returnLogisticsRules,
  reviewRules,
} from '../rules.ts';
import { formOf as form } from '../testing/formData.ts';
import { maxReasonLength } from './AfterSalesForm/rules.ts';

describe('afterSalesRules', () => {
  const rules = afterSalesRules('198.00');
  const good = { type: 'return', refundAmount: '198', reason: 'The dropper is cracked.' };
  const proofs = (count: number) => Array.from({ length: count }, (_, index) => `/media/uploads/${index}.webp`);
  it.each(['refund', 'return'])('accepts an amount up to the maximum for type %s', (type) => {
    expect(checkForm(rules, form({ ...good, type })).ok).toBe(true);
    expect(checkForm(rules, form({ ...good, type, refundAmount: '0.01' })).ok).toBe(true);
  });
  it('requires no amount for an exchange', () => {
    expect(checkForm(rules, form({ ...good, type: 'exchange', refundAmount: '999' }))).toEqual({
      ok: true,
      values: { type: 'exchange', reason: good.reason, images: [] },
    });
  });
  it('parses one posted image and several', () => {
    const posted = form(good);
    for (const url of proofs(2)) posted.append('images', url);
    expect(checkForm(rules, posted)).toMatchObject({ ok: true, values: { images: proofs(2) } });
    expect(checkForm(rules, form({ ...good, images: 'a' }))).toMatchObject({ ok: true, values: { images: ['a'] } });
  });
  it('counts words like the contract: text between spaces, and each Chinese character', () => {
    expect(checkForm(rules, { ...good, reason: 'word '.repeat(maxReasonLength) }).ok).toBe(true);
    expect(checkForm(rules, { ...good, reason: `滴管 ${'word '.repeat(maxReasonLength - 2)}` }).ok).toBe(true);
    expect(new RegExp(limits.reasonPattern, 'u').test('word '.repeat(maxReasonLength))).toBe(true);
    expect(new RegExp(limits.reasonPattern, 'u').test('word '.repeat(maxReasonLength + 1))).toBe(false);
  });
  it.each([
    [{ type: 'repair' }, 'type', 'errors.afterSalesKind'],
    [{ refundAmount: '' }, 'refundAmount', 'errors.refundMissing'],
    [{ refundAmount: '0.00' }, 'refundAmount', 'errors.refundMissing'],
    [{ refundAmount: '1.005' }, 'refundAmount', 'errors.refundAmount'],
    [{ refundAmount: '-1' }, 'refundAmount', 'errors.refundAmount'],
    [{ refundAmount: '198.01' }, 'refundAmount', 'errors.refundTooMuch'],
    [{ reason: ' ' }, 'reason', 'errors.refundReason'],
    [{ reason: '…' }, 'reason', 'errors.refundReason'],
    [{ type: 'exchange', reason: '' }, 'reason', 'errors.exchangeReason'],
    [{ reason: '裂'.repeat(maxReasonLength + 1) }, 'reason', 'errors.reasonLength'],
    [{ reason: 'x'.repeat(limits.reason + 1) }, 'reason', 'errors.reasonLength'],
    [{ images: proofs(limits.proofs + 1) }, 'images', 'errors.proofs'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(rules, { ...good, ...change })).toEqual({ ok: false, errors: { [field]: key } });
  });
});

describe('returnLogisticsRules', () => {
  const good = { courier: '顺丰速运', parcelNumber: ' SF1398765432100 ', sender: '林清', senderPhone: '13800000001' };
  it('accepts a parcel', () => {
    expect(checkForm(returnLogisticsRules, form(good))).toEqual({ ok: true, values: { ...good, parcelNumber: 'SF1398765432100' } });
  });
  it.each([
    [{ courier: '' }, 'courier', 'errors.courierMissing'],
    [{ courier: 'x'.repeat(limits.courier + 1) }, 'courier', 'errors.courierLength'],
    [{ parcelNumber: ' ' }, 'parcelNumber', 'errors.parcelNumberMissing'],
    [{ parcelNumber: 'SF 139' }, 'parcelNumber', 'errors.parcelNumber'],
    [{ parcelNumber: '1'.repeat(limits.parcelNumber + 1) }, 'parcelNumber', 'errors.parcelNumber'],
    [{ sender: '' }, 'sender', 'errors.senderMissing'],
    [{ sender: '林'.repeat(limits.sender + 1) }, 'sender', 'errors.senderLength'],
    [{ senderPhone: '' }, 'senderPhone', 'errors.senderPhoneMissing'],
    [{ senderPhone: '1380000000' }, 'senderPhone', 'errors.phone'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(returnLogisticsRules, form({ ...good, ...change }))).toEqual({ ok: false, errors: { [field]: key } });
  });
});

describe('reviewRules', () => {
  const good = { stars: '5', comment: 'Two drops are enough.' };
  it('accepts a review without images and with the author’s name', () => {
    expect(checkForm(reviewRules, form(good))).toEqual({ ok: true, values: { ...good, images: [], anonymous: '0' } });
    expect(checkForm(followUpReviewRules, form({ comment: ' Still calm. ' }))).toEqual({
      ok: true,
      values: { comment: 'Still calm.', images: [] },
    });
  });
  it.each([
    [{ stars: undefined }, 'stars', 'errors.reviewStars'],
    [{ stars: '0' }, 'stars', 'errors.reviewStars'],
    [{ comment: ' ' }, 'comment', 'errors.reviewMissing'],
    [{ comment: 'x'.repeat(limits.review + 1) }, 'comment', 'errors.reviewLength'],
    [{ images: Array(limits.reviewImages + 1).fill('/media/uploads/a.webp') }, 'images', 'errors.reviewImages'],
  ])('refuses %j', (change, field, key) => {
    expect(checkForm(reviewRules, { ...good, ...change })).toEqual({ ok: false, errors: { [field]: key } });
  });
});

describe('invoice rules', () => {
  const company = {
    type: 'company',
    companyName: '杭州素月科技有限公司',
    companyTaxNumber: '91330106MA2CF0XY3K',
    registerAddress: '',
    registerPhone: '0571-88001234',
    depositBank: '',
    bankNumber: '571900001234567',
    isDefault: '1',
  };
  it('accept a company, and a person without the fields of a company', () => {
    expect(checkForm(invoiceTitleRules, form(company))).toEqual({ ok: true, values: company });
    expect(checkForm(invoiceTitleRules, form({ ...company, type: 'person', companyName: '林清' }))).toEqual({
      ok: true,
      values: { type: 'person', companyName: '林清', isDefault: '1' },
    });
  });
  it.each([
    [{ companyName: '' }, 'companyName', 'errors.invoiceNameMissing'],
    [{ companyName: 'x'.repeat(limits.invoiceTitle + 1) }, 'companyName', 'errors.invoiceNameLength'],
    [{ companyTaxNumber: '' }, 'companyTaxNumber', 'errors.taxNumberMissing'],
    [{ companyTaxNumber: '91-33' }, 'companyTaxNumber', 'errors.taxNumber'],
    [{ companyTaxNumber: '1'.repeat(limits.taxNumber + 1) }, 'companyTaxNumber', 'errors.taxNumber'],
    [{ registerAddress: 'x'.repeat(limits.registeredAddress + 1) }, 'registerAddress', 'errors.registeredAddress'],
    [{ registerPhone: 'call me' }, 'registerPhone', 'errors.registeredPhone'],
    [{ registerPhone: '1'.repeat(limits.registeredPhone + 1) }, 'registerPhone', 'errors.registeredPhone'],
    [{ depositBank: 'x'.repeat(limits.bank + 1) }, 'depositBank', 'errors.bank'],
    [{ bankNumber: 'IBAN' }, 'bankNumber', 'errors.bankAccount'],
    [{ bankNumber: '1'.repeat(limits.bankAccount + 1) }, 'bankNumber', 'errors.bankAccount'],
  ])('refuse the title %j', (change, field, key) => {
    expect(checkForm(invoiceTitleRules, form({ ...company, ...change }))).toEqual({ ok: false, errors: { [field]: key } });
  });
  it.each([
    [
      { titleId: '601', email: ' lin@sylvane.test ' },
      { ok: true, values: { titleId: '601', email: 'lin@sylvane.test' } },
    ],
    [{ email: 'lin@sylvane.test' }, { ok: false, errors: { titleId: 'errors.invoiceTitle' } }],
    [
      { titleId: '601', email: 'lin@' },
      { ok: false, errors: { email: 'errors.email' } },
    ],
    [
      { titleId: '601', email: `${'x'.repeat(limits.invoiceEmail)}@sylvane.test` },
      { ok: false, errors: { email: 'errors.email' } },
    ],
  ])('validate the request %j', (wish, outcome) => {
    expect(checkForm(invoiceRequestRules, form(wish))).toEqual(outcome);
  });
});
