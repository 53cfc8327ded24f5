import type { AccountPage } from '@mall/ui/navigation/AccountMenu';
import { paths } from '#app/paths.ts';

/** The links of the account menu. */
export const menuHrefs: Readonly<Record<AccountPage, string>> = {
  home: paths.accountHome,
  orders: paths.orders,
  afterSales: paths.afterSales,
  invoices: paths.invoices,
  wallet: paths.wallet,
  bankCards: paths.bankCards,
  coupons: paths.myCoupons,
  points: paths.points,
  membership: paths.membership,
  messages: paths.messages,
  collection: paths.collection,
  addresses: paths.addresses,
  profile: paths.profile,
  security: paths.security,
};

/** Pages without a row in the menu, each with the row that they belong to. */
const rowOf: Readonly<Record<string, AccountPage>> = {
  [paths.order]: 'orders',
  [paths.payment]: 'orders',
  [paths.reviewing]: 'orders',
  [paths.newAfterSale]: 'afterSales',
  [paths.afterSale]: 'afterSales',
  [paths.newInvoice]: 'invoices',
  [paths.invoiceTitles]: 'invoices',
  [paths.newInvoiceTitle]: 'invoices',
  [paths.recharge]: 'wallet',
  [paths.withdrawal]: 'wallet',
  [paths.message]: 'messages',
  [paths.similar]: 'collection',
};

const pages = Object.keys(menuHrefs) as readonly AccountPage[];

/** Returns the row of the menu to highlight for a page of the account. */
export function menuPageOf(pathname: string): AccountPage | undefined {
  return pages.find((page) => menuHrefs[page] === pathname) ?? rowOf[pathname];
}
