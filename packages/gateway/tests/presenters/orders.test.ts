import { describe, expect, it } from 'vitest';
import { timesOf } from '../../src/domains/orders/order-times.ts';
import { wireUnpaidTime } from '../../src/domains/orders/presenter.ts';
import { orderStatus } from '../../src/domains/orders/schema.ts';

const day = (date: number) => new Date(Date.UTC(2026, 0, date));
const part = { status: orderStatus.shipped, shippedAt: null, receivedAt: null, closedAt: null, closedBy: null };

describe('wireUnpaidTime', () => {
  it('returns whole hours in hours and other durations in seconds', () => {
    expect(wireUnpaidTime('GM')).toEqual({ order_failure: 1, company: 'hour' });
    expect(wireUnpaidTime('MS')).toEqual({ order_failure: 900, company: 'seconds' });
  });
});

describe('timesOf', () => {
  it('returns no shipping time until every open part is shipped', () => {
    const parts = [{ order: { ...part, shippedAt: day(1) } }, { order: part }];
    expect(timesOf({ closedBy: null }, parts).shippedAt).toBeNull();
  });

  it('returns the latest shipping time and ignores closed parts', () => {
    const closed = { order: { ...part, status: orderStatus.closed, closedAt: day(4), closedBy: 'customer' as const } };
    const parts = [{ order: { ...part, shippedAt: day(1) } }, { order: { ...part, shippedAt: day(2) } }, closed];
    expect(timesOf({ closedBy: null }, parts)).toMatchObject({ shippedAt: day(2), closedAt: null });
  });

  it('returns the closing time and the actor when every part is closed', () => {
    const closed = { order: { ...part, status: orderStatus.closed, closedAt: day(4), closedBy: 'customer' as const } };
    expect(timesOf({ closedBy: null }, [closed])).toMatchObject({ closedAt: day(4), closedBy: 'customer' });
  });
});
