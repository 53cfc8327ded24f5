import { type Path, paths } from '#app/paths.ts';
import type { FactName } from './components/use-facts.tsx';

const ofOrders = { facts: ['unpaid', 'toShip', 'toReceive'] } as const;
const ofWallet = { facts: ['balance', 'points', 'coupons'] } as const;

const standings = {
  invoices: { path: paths.invoices, ...ofOrders },
  newInvoice: { path: paths.newInvoice, ...ofOrders },
  invoiceTitles: { path: paths.invoiceTitles, ...ofOrders },
  newInvoiceTitle: { path: paths.newInvoiceTitle, ...ofOrders },
  recharge: { path: paths.recharge, ...ofWallet },
  withdrawal: { path: paths.withdrawal, ...ofWallet },
} as const satisfies Readonly<Record<string, { path: Path; facts: readonly FactName[] }>>;

/** A page of the account that tells how things stand and leads on. */
export type StandingName = keyof typeof standings;

const names = Object.keys(standings) as readonly StandingName[];

/** What the page at an address tells; undefined where a page of another kind is. */
export function standingAt(pathname: string) {
  const name = names.find((known) => standings[known].path === pathname);
  return name && { name, ...standings[name] };
}
