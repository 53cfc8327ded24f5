import type { Handler } from '../dispatch/operation.ts';
import * as account from '../domains/account/operations.ts';
import * as addresses from '../domains/addresses/operations.ts';
import * as afterSales from '../domains/after-sales/operations.ts';
import * as auth from '../domains/auth/operations.ts';
import * as cart from '../domains/cart/operations.ts';
import * as catalog from '../domains/catalog/operations.ts';
import * as checkout from '../domains/checkout/operations.ts';
import * as content from '../domains/content/operations.ts';
import * as coupons from '../domains/coupons/operations.ts';
import * as favorites from '../domains/favorites/operations.ts';
import * as flashSale from '../domains/flash-sale/operations.ts';
import * as home from '../domains/home/operations.ts';
import * as invoices from '../domains/invoices/operations.ts';
import * as membership from '../domains/membership/operations.ts';
import * as messages from '../domains/messages/operations.ts';
import * as orders from '../domains/orders/operations.ts';
import * as payments from '../domains/payments/operations.ts';
import * as points from '../domains/points/operations.ts';
import * as reviews from '../domains/reviews/operations.ts';
import * as shell from '../domains/shell/operations.ts';
import * as shops from '../domains/shops/operations.ts';
import * as uploads from '../domains/uploads/operations.ts';
import * as wallet from '../domains/wallet/operations.ts';

/** The operations of each domain: everything that its `operations.ts` exports. */
export const domains: readonly Readonly<Record<string, Handler>>[] = [
  account,
  addresses,
  afterSales,
  auth,
  cart,
  catalog,
  checkout,
  content,
  coupons,
  favorites,
  flashSale,
  home,
  invoices,
  membership,
  messages,
  orders,
  payments,
  points,
  reviews,
  shell,
  shops,
  uploads,
  wallet,
];

/** The handler of every operation of the contract, by the operation's name. */
export const handlers: ReadonlyMap<string, Handler> = new Map(
  domains.flatMap((operations) => Object.values(operations).map((handler) => [handler.api, handler])),
);
