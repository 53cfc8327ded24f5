import { type Path, paths } from '#app/paths.ts';
import type { FactName } from './components/use-facts.tsx';

/** Where a page of the account leads on to. */
export const nextHrefs = { orders: paths.orders, products: paths.products } as const;

const ofOrders = { facts: ['unpaid', 'toShip', 'toReceive'], next: 'orders' } as const;
const ofAfterSales = { facts: ['afterSales', 'toReceive'], next: 'orders' } as const;
const ofWallet = { facts: ['balance', 'points', 'coupons'], next: 'orders' } as const;
const ofGoods = { facts: ['coupons', 'points'], next: 'products' } as const;

const standings = {
  afterSales: { path: paths.afterSales, ...ofAfterSales },
  newAfterSale: { path: paths.newAfterSale, ...ofAfterSales },
  afterSale: { path: paths.afterSale, ...ofAfterSales },
  reviewing: { path: paths.reviewing, facts: ['toReview'], next: 'orders' },
  invoices: { path: paths.invoices, ...ofOrders },
  newInvoice: { path: paths.newInvoice, ...ofOrders },
  invoiceTitles: { path: paths.invoiceTitles, ...ofOrders },
  newInvoiceTitle: { path: paths.newInvoiceTitle, ...ofOrders },
  wallet: { path: paths.wallet, ...ofWallet },
  recharge: { path: paths.recharge, ...ofWallet },
  withdrawal: { path: paths.withdrawal, ...ofWallet },
  bankCards: { path: paths.bankCards, ...ofWallet },
  coupons: { path: paths.coupons, facts: ['coupons'], next: 'products' },
  collection: { path: paths.collection, ...ofGoods },
  similar: { path: paths.similar, ...ofGoods },
} as const satisfies Readonly<Record<string, { path: Path; facts: readonly FactName[]; next: keyof typeof nextHrefs }>>;

/** A page of the account that tells how things stand and leads on. */
export type StandingName = keyof typeof standings;

const names = Object.keys(standings) as readonly StandingName[];

/** What the page at an address tells; undefined where a page of another kind is. */
export function standingAt(pathname: string) {
  const name = names.find((known) => standings[known].path === pathname);
  return name && { name, ...standings[name] };
}
