import type { AccountPage } from '@mall/ui/navigation/AccountMenu';
import { paths } from '#app/paths.ts';

/** Where the menu of the account leads to. */
export const menuHrefs: Readonly<Record<AccountPage, string>> = {
  home: paths.accountHome,
  orders: paths.orders,
  afterSales: paths.afterSales,
  invoices: paths.invoices,
  wallet: paths.wallet,
  bankCards: paths.bankCards,
  coupons: paths.coupons,
  points: paths.points,
  membership: paths.membership,
  messages: paths.messages,
  collection: paths.collection,
  addresses: paths.addresses,
  profile: paths.profile,
  security: paths.security,
};

/** Pages that have no row of their own, and whose they stand in. */
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

/** The row of the menu that a page of the account lights. */
export function menuPageOf(pathname: string): AccountPage | undefined {
  return pages.find((page) => menuHrefs[page] === pathname) ?? rowOf[pathname];
}
