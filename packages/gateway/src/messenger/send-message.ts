import type { Db } from '../db/database.ts';
import type { Context } from '../dispatch/context.ts';
import { Fault } from '../dispatch/fault.ts';
import type { Settings } from '../settings.ts';
import { addDays, addSeconds } from '../shared/clock.ts';
import { describeError } from '../shared/describe-error.ts';
import { decrypt, encrypt } from '../shared/encryption.ts';
import { writeLogLine } from '../shared/write-log-line.ts';
import { deliver, type Message } from './messenger.ts';
import {
  claimDueMessages,
  deleteFailedMessagesBefore,
  deletePendingMessage,
  insertPendingMessage,
  type PendingMessage,
  updatePendingMessage,
} from './repository.ts';

/** A message with a code, which is useless once the code has expired. */
export interface CodeMessage extends Message {
  readonly expiresAt: Date;
}

/** Longer than the messenger's timeout, so that no other process sends a message in the meantime. */
const claimSeconds = 10;
const firstDelaySeconds = 5;
const atOnce = 20;
const keepFailedDays = 30;
const maxErrorLength = 300;

/**
 * Sends a message with a code: in the demo into its outbox, in production to the messenger at MALL_MESSENGER_URL. A message that the
 * messenger does not accept is stored and retried until its code expires. Without `wait` it does not wait for the messenger, so that the
 * response time does not reveal whether the addressee exists. Never call it in a transaction.
 * @throws Fault `code_rate_limited` when the mall has no messenger.
 */
export async function sendMessage(
  { expiresAt, ...message }: CodeMessage,
  { db, clock, settings, log }: Context,
  wait: boolean,
): Promise<void> {
  const now = clock.now();
  if (settings.profile === 'demo') return deliver(message, db, settings, now);
  if (settings.messengerUrl === undefined) throw new Fault('code_rate_limited');
  const pending = await insertPendingMessage(db, {
    recipient: message.to,
    encryptedText: encrypt(message.text, settings.secret),
    attempts: 1,
    nextAttemptAt: addSeconds(now, claimSeconds),
    createdAt: now,
    expiresAt,
  });
  const sending = attempt(pending, db, settings, now);
  if (wait) await sending;
  else sending.catch((error: unknown) => log.error({ err: describeError(error) }, 'the attempt to send a message was not recorded'));
}

/** Sends due messages again, each at least once. Runs as a job; any number of processes can run it concurrently. */
export async function sendPendingMessages(db: Db, settings: Settings, now: Date): Promise<void> {
  let claimed: PendingMessage[];
  do {
    claimed = await claimDueMessages(db, atOnce, now, addSeconds(now, claimSeconds));
    await Promise.all(claimed.map((message) => attempt(message, db, settings, now)));
  } while (claimed.length === atOnce);
  await deleteFailedMessagesBefore(db, addDays(now, -keepFailedDays));
}

async function attempt({ id, recipient, encryptedText, attempts, expiresAt }: PendingMessage, db: Db, settings: Settings, now: Date) {
  try {
    await deliver({ to: recipient, text: decrypt(encryptedText, settings.secret) }, db, settings, now);
  } catch (error) {
    const lastError = (error instanceof Error ? error.message : 'unknown error').slice(0, maxErrorLength);
    // Exponential backoff, until the code has expired.
    const nextAttemptAt = addSeconds(now, firstDelaySeconds * 2 ** (attempts - 1));
    if (nextAttemptAt < expiresAt) return updatePendingMessage(db, id, { nextAttemptAt, lastError });
    writeLogLine('error', 'a message with a code was given up', { id, attempts, why: lastError });
    return updatePendingMessage(db, id, { nextAttemptAt: null, encryptedText: '', lastError });
  }
  await deletePendingMessage(db, id);
}
