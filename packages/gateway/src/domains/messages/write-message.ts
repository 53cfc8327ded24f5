import type { Db } from '../../db/database.ts';
import type { Localized } from '../../shared/language.ts';
import { insertMessage } from './repository.ts';

/** A message to a customer in every language. */
export interface NewMessage {
  readonly title: Localized;
  readonly paragraphs: readonly Localized[];
}

/** Stores a message to a customer, in the transaction of the reported effect. */
export async function writeMessage(tx: Db, customerId: number, message: NewMessage, now: Date): Promise<void> {
  await insertMessage(tx, { customerId, ...message, at: now });
}
