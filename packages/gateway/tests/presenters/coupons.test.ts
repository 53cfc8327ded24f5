import { describe, expect, it } from 'vitest';
import { stateOf } from '../../src/domains/coupons/coupon-state.ts';
import { conditionText, wireBenefit } from '../../src/domains/coupons/presenter.ts';

const now = new Date('2026-01-10T00:00:00Z');
const unused = { orderId: null, usedAt: null, expiresAt: null };

describe('stateOf', () => {
  it('returns unused without an end, bound for an unpaid order, used, and expired at its end', () => {
    expect(stateOf(unused, now)).toBe('unused');
    expect(stateOf({ ...unused, orderId: 1 }, now)).toBe('bound');
    expect(stateOf({ ...unused, orderId: 1, usedAt: now }, now)).toBe('used');
    expect(stateOf({ ...unused, expiresAt: now }, now)).toBe('expired');
  });
});

describe('conditionText', () => {
  it('states the minimum amount, the absence of a minimum, or the membership condition', () => {
    expect(conditionText({ scope: 1, threshold: 0n }, 'en')).toBe('On any order');
    expect(conditionText({ scope: 1, threshold: 9900n }, 'zh')).toBe('满 ¥99.00 可用');
    expect(conditionText({ scope: 4, threshold: 9900n }, 'ko')).toBe('멤버십 구매 시');
  });
});

describe('wireBenefit', () => {
  it('returns the paid share in tenths, and no share for an amount off', () => {
    expect(wireBenefit({ benefit: 3, amount: 0n, paidShare: 900 })).toMatchObject({ money: '0.00', discount: '9.00' });
    expect(wireBenefit({ benefit: 2, amount: 500n, paidShare: 0 })).toMatchObject({ money: '5.00', discount: '0.00' });
  });
});
