import { createHmac } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { desc } from '../db/drizzle.ts';
import type { Context } from '../dispatch/context.ts';
import { Fault } from '../dispatch/fault.ts';
import type { Settings } from '../settings.ts';
import { writeLogLine } from '../shared/write-log-line.ts';
import { outbox } from './schema.ts';

/** A short text for a phone or an e-mail address. */
export interface Message {
  /** "+86 13800000001", or an e-mail address. */
  readonly to: string;
  readonly text: string;
  /** Of an e-mail that is more than a verification code. */
  readonly subject?: string;
}

const timeoutMs = 5000;

/**
 * Sends a message: in the demo into its outbox, in production to the messenger that MALL_MESSENGER_URL names. Throws `code_rate_limited`,
 * which also stands for a message that could not be sent. Without `wait` a messenger is not waited for, so that how long an answer takes
 * does not tell whether there was somebody to send to.
 */
export async function sendMessage(message: Message, { db, clock, settings }: Context, wait: boolean): Promise<void> {
  if (settings.profile === 'demo') {
    await db.insert(outbox).values({ ...message, at: clock.now() });
    return;
  }
  const sending = hand(message, settings).catch((error: unknown) => {
    writeLogLine('error', 'a message was not sent', { why: whyOf(error) });
    return false;
  });
  if (wait && !(await sending)) throw new Fault('code_rate_limited');
}

/**
 * Delivers a message and waits for it: in the demo into its outbox, in production to the messenger. Throws when the messenger does not take
 * it. It goes over the network: never call it in a transaction.
 */
export async function deliver(message: Message, db: Db, settings: Settings, now: Date): Promise<void> {
  if (settings.profile === 'demo') await db.insert(outbox).values({ ...message, at: now });
  else await hand(message, settings);
}

async function hand(message: Message, { messengerUrl, secret }: Settings): Promise<true> {
  if (messengerUrl === undefined) throw new Error('MALL_MESSENGER_URL is not set');
  const body = JSON.stringify(message);
  const response = await fetch(messengerUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-mall-signature': createHmac('sha256', secret).update(body).digest('hex') },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The messenger answered ${response.status}`);
  return true;
}

const whyOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown');

/** The newest messages of the demo's outbox, the oldest of them first. */
export async function readOutbox(db: Db, most: number): Promise<(typeof outbox.$inferSelect)[]> {
  return (await db.select().from(outbox).orderBy(desc(outbox.id)).limit(most)).reverse();
}
