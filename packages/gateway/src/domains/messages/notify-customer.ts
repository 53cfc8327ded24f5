import type { Db } from '../../db/database.ts';
import { type Notification, renderNotification } from './notification-texts.ts';
import { insertMessage } from './repository.ts';

/**
 * Writes a message to a customer in every language. Call it in the transaction of the effect that it reports: the message is then stored
 * exactly when the effect is. Throws when a placeholder of the texts has no value.
 */
export async function notifyCustomer(tx: Db, customerId: number, notification: Notification, now: Date): Promise<void> {
  const { title, text } = renderNotification(notification);
  await insertMessage(tx, { customerId, title, paragraphs: [text], at: now });
}
