import type { Db } from '../../db/database.ts';
import { queueEmail } from '../../emails/emails.ts';
import { emailContactOf } from '../account/email-contact.ts';
import { type Notification, renderNotification } from './notification-texts.ts';
import { insertMessage } from './repository.ts';

/**
 * Inserts a message to a customer in every language and queues an e-mail if there is an address for it. Call it in the transaction of the
 * reported effect, so that both are stored exactly when the effect is. Throws when a placeholder of the texts has no value.
 */
export async function notifyCustomer(tx: Db, customerId: number, notification: Notification, now: Date): Promise<void> {
  const { title, text } = renderNotification(notification);
  await insertMessage(tx, { customerId, title, paragraphs: [text], at: now });
  const { recipient, page = '' } = notification;
  const contact = await emailContactOf(tx, customerId, recipient);
  if (contact) await queueEmail(tx, { recipient: contact.email, language: contact.language, subject: title, text, page }, now);
}
