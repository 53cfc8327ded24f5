import { Price } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '#app/paths.ts';
import type { Account, WaitingState } from '../account.ts';
import type { Fact } from './account-facts.tsx';

/** A value that the account overview can show. */
export type FactName = WaitingState | 'balance' | 'points' | 'coupons';

const hrefs: Readonly<Record<FactName, string>> = {
  balance: paths.wallet,
  points: paths.points,
  coupons: paths.myCoupons,
  unpaid: withQuery(paths.orders, { type: 1 }),
  toShip: withQuery(paths.orders, { type: 2 }),
  toReceive: withQuery(paths.orders, { type: 3 }),
  toReview: withQuery(paths.orders, { type: 4 }),
  afterSales: paths.afterSales,
};

/** Formats the values of the account overview. */
export function useFacts(account: Account): (names: readonly FactName[]) => Fact[] {
  const { t, i18n } = useTranslation('account');
  const { balance, points, coupons, waiting } = account;
  const values = { balance: <Price value={balance} />, points: points.toLocaleString(i18n.language), coupons, ...waiting };
  return (names) => names.map((name) => ({ name: t(`facts.${name}`), value: values[name], href: hrefs[name] }));
}
