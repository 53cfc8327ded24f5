import type { Journey } from '../journey.ts';
import { account } from './account.ts';
import { addresses } from './addresses.ts';
import { afterSales } from './after-sales.ts';
import { auth } from './auth.ts';
import { cart } from './cart.ts';
import { catalog } from './catalog.ts';
import { checkout } from './checkout.ts';
import { content } from './content.ts';
import { coupons } from './coupons.ts';
import { favorites } from './favorites.ts';
import { home } from './home.ts';
import { invoices } from './invoices.ts';
import { membership } from './membership.ts';
import { messages } from './messages.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { points } from './points.ts';
import { reviews } from './reviews.ts';
import { shell } from './shell.ts';
import { shops } from './shops.ts';
import { wallet } from './wallet.ts';

/** All journeys. Later ones use the records that earlier ones create. */
export const journeys: readonly Journey[] = [
  ...[shell, home, catalog, coupons, favorites, content, cart, addresses, checkout, payments, orders, afterSales, reviews],
  ...[invoices, wallet, points, messages, membership, shops, auth, account],
].flat();
