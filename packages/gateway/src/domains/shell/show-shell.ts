import type { Context } from '../../dispatch/context.ts';
import { type CustomerRow, customerById } from '../account/find-customer.ts';
import { type CartSummary, summarizeCart } from '../cart/show-cart.ts';
import { type Facet, listClasses } from '../catalog/list-classes.ts';
import { countUsableCoupons } from '../coupons/use-coupons.ts';
import { type MembershipState, membershipOf } from '../membership/membership-state.ts';
import { countUnreadMessages } from '../messages/list-messages.ts';
import { countUnpaidOrders } from '../orders/list-orders.ts';

/** A customer with the counts of the header. */
export interface ShellCustomer {
  readonly customer: CustomerRow;
  readonly membership: MembershipState;
  readonly unreadMessages: number;
  readonly coupons: number;
  readonly unpaidOrders: number;
}

/** The header and footer of every page for a caller. */
export interface Shell {
  /** Undefined for visitors and guests. */
  readonly account: ShellCustomer | undefined;
  readonly cart: CartSummary;
  readonly classes: readonly Facet[];
}

/** Returns the header and footer of every page for this caller. */
export async function showShell(context: Context): Promise<Shell> {
  const { session } = context;
  const account = session.kind === 'customer' ? await showAccount(session.customerId, context) : undefined;
  return {
    account,
    cart: await summarizeCart(context, account?.membership.isMember ?? false),
    classes: await listClasses(context),
  };
}

async function showAccount(customerId: number, { db, clock }: Context): Promise<ShellCustomer> {
  const now = clock.now();
  return {
    customer: await customerById(db, customerId),
    membership: await membershipOf(db, customerId, now),
    unreadMessages: await countUnreadMessages(db, customerId),
    coupons: await countUsableCoupons(db, customerId, now),
    unpaidOrders: await countUnpaidOrders(db, customerId),
  };
}
