import type { FamilyOptions } from './run.ts';

/** Options of a command line that name the customer. */
export const customerOptions = {
  account: { type: 'string' },
  password: { type: 'string' },
  captcha: { type: 'string' },
  'payment-password': { type: 'string' },
} as const;

/** The customer of the options, else of the environment; empty where neither names one. */
export function readCustomer(
  given: Readonly<Partial<Record<keyof typeof customerOptions, string | undefined>>>,
): Pick<FamilyOptions, 'account' | 'password' | 'captcha' | 'paymentPassword'> {
  const { MALL_FAMILY_ACCOUNT, MALL_FAMILY_PASSWORD, MALL_FAMILY_CAPTCHA, MALL_FAMILY_PAYMENT_PASSWORD } = process.env;
  return {
    account: given.account ?? MALL_FAMILY_ACCOUNT ?? '',
    password: given.password ?? MALL_FAMILY_PASSWORD ?? '',
    captcha: given.captcha ?? MALL_FAMILY_CAPTCHA ?? '',
    paymentPassword: given['payment-password'] ?? MALL_FAMILY_PAYMENT_PASSWORD ?? '',
  };
}
