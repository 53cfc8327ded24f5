import type { FamilyOptions } from './run.ts';

/** The command-line options for the customer's credentials. */
export const customerOptions = {
  account: { type: 'string' },
  password: { type: 'string' },
  captcha: { type: 'string' },
  'payment-password': { type: 'string' },
} as const;

/** Reads the customer's credentials from the options, else from the environment; empty where neither has them. */
export function readCustomer(
  values: Readonly<Partial<Record<keyof typeof customerOptions, string | undefined>>>,
): Pick<FamilyOptions, 'account' | 'password' | 'captcha' | 'paymentPassword'> {
  const { MALL_FAMILY_ACCOUNT, MALL_FAMILY_PASSWORD, MALL_FAMILY_CAPTCHA, MALL_FAMILY_PAYMENT_PASSWORD } = process.env;
  return {
    account: values.account ?? MALL_FAMILY_ACCOUNT ?? '',
    password: values.password ?? MALL_FAMILY_PASSWORD ?? '',
    captcha: values.captcha ?? MALL_FAMILY_CAPTCHA ?? '',
    paymentPassword: values['payment-password'] ?? MALL_FAMILY_PAYMENT_PASSWORD ?? '',
  };
}
