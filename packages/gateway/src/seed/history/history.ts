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
 * Creates the history of the demo customer: every event in chronological order, through the same use cases as for shoppers and operators,
 * with the clock at the time of the event. The customer's e-mail address is set at the opening, so no e-mails about earlier events are
 * sent, except to the address of an invoice request.
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
