import type { CustomerRow } from '../../src/domains/account/find-customer.ts';

/** Returns a customer's record for tests of presenters, with the given fields. */
export const customerRow = (fields: Partial<CustomerRow> = {}): CustomerRow => ({
  id: 7,
  account: 'shopper07',
  dialCode: '86',
  phone: '13800000001',
  email: 'lin@example.com',
  name: 'Lin',
  avatar: '/media/uploads/5a1c9e3b7d20.webp',
  sex: 2,
  birthday: null,
  passwordHash: 'hash',
  paymentPasswordHash: null,
  paymentAttempts: 0,
  paymentLockedUntil: null,
  language: null,
  createdAt: new Date('2026-01-10T00:00:00Z'),
  ...fields,
});
