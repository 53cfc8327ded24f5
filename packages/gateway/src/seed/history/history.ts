import { loadHistory } from '@mall/demo';
import type { Db } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { customers } from '../../domains/account/schema.ts';
import { endSessionsOf } from '../../sessions/sessions.ts';
import type { Settings } from '../../settings.ts';
import { email } from '../customers.ts';
import { accountEvents } from './account-events.ts';
import { orderEvents } from './order-events.ts';
import { shopperAt } from './shopper.ts';

/**
 * Gives the demo customer a history: every event in the order of time, through the same use cases as a shopper and an operator use, with the
 * clock at the moment of the event. The customer has an e-mail address from the opening on: what happened before is sent nowhere but to the
 * address that an invoice was requested with.
 */
export async function seedHistory(tx: Db, customerId: number, settings: Settings, opening: Date): Promise<void> {
  const history = loadHistory();
  const events = [
    ...history.orders.flatMap((order, position) => orderEvents(order, position, history, opening)),
    ...accountEvents(history, opening),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, run } of events) await run(await shopperAt(tx, customerId, settings, at));
  await endSessionsOf(tx, customerId);
  await tx.update(customers).set({ email }).where(eq(customers.id, customerId));
}
