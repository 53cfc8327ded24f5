import type { DataOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { wireDateTime } from '../../shared/clock.ts';
import { escapeHtml } from '../../shared/html.ts';
import type { Localized } from '../../shared/language.ts';
import { countMessages, deleteMessages, findMessages, insertMessage, type MessageRow, readMessage } from './repository.ts';

const pageSize = 10;
const state = { unread: 1, read: 2 } as const;

/** What to tell a customer, in every language. */
export interface Letter {
  readonly title: Localized;
  readonly paragraphs: readonly Localized[];
}

/** Writes to a customer, in the transaction of what it is about. */
export async function writeTo(tx: Db, customerId: number, letter: Letter, now: Date): Promise<void> {
  await insertMessage(tx, { customerId, ...letter, at: now });
}

/** A page of the customer's messages. */
export async function listMessages(page: number, context: Context): Promise<DataOf<'mall.Message.index'>> {
  const { customerId } = customerOf(context);
  const { total, unread } = await countMessages(context.db, customerId);
  const rows = await findMessages(context.db, customerId, page, pageSize);
  return {
    total,
    noread: unread,
    message: rows.map((row) => ({
      ...{ id: row.id, title: row.title[context.language], time: wireDateTime(row.at) },
      content: row.paragraphs[0]?.[context.language] ?? '',
      type: row.readAt === null ? state.unread : state.read,
    })),
  };
}

/** One message of the customer, which is read by it. */
export async function showMessage(id: number, context: Context): Promise<DataOf<'mall.Message.oneindex'>> {
  const row = await readMessage(context.db, customerOf(context).customerId, id, context.clock.now());
  if (!row) throw new Fault('parameter_refused', { errors: [{ field: 'id', rule: 'known' }] });
  return { message: [{ title: row.title[context.language], time: wireDateTime(row.at), content: htmlOf(row, context) }] };
}

const htmlOf = ({ paragraphs }: MessageRow, { language }: Context) =>
  paragraphs.map((text) => `<p>${escapeHtml(text[language])}</p>`).join('');

export async function removeMessages(ids: readonly number[], context: Context): Promise<void> {
  await deleteMessages(context.db, customerOf(context).customerId, ids);
}

/** How many messages a customer has not read. */
export async function unreadMessages(db: Db, customerId: number): Promise<number> {
  return (await countMessages(db, customerId)).unread;
}
