import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { countMessages, deleteMessages, findMessages, type MessageRow, readMessage } from './repository.ts';

const pageSize = 10;

/** Returns a page of the customer's messages, newest first, and their total number. */
export async function listMessages(
  db: Db,
  customerId: number,
  page: number,
): Promise<{ total: number; unread: number; messages: MessageRow[] }> {
  return { ...(await countMessages(db, customerId)), messages: await findMessages(db, customerId, page, pageSize) };
}

/** Returns one message of the customer and marks it as read. Throws `parameter_refused` when it is unknown. */
export async function openMessage(db: Db, customerId: number, id: number, now: Date): Promise<MessageRow> {
  const message = await readMessage(db, customerId, id, now);
  if (!message) throw new Fault('parameter_refused', { errors: [{ field: 'id', rule: 'exists' }] });
  return message;
}

/** Removes messages. Ignores those that are not the customer's. */
export async function removeMessages(db: Db, customerId: number, ids: readonly number[]): Promise<void> {
  await deleteMessages(db, customerId, ids);
}

/** Returns the number of messages that a customer has not read. */
export async function countUnreadMessages(db: Db, customerId: number): Promise<number> {
  return (await countMessages(db, customerId)).unread;
}
