import type { Db } from '../db/database.ts';
import { desc } from '../db/drizzle.ts';
import { sign } from '../providers/signature.ts';
import type { Settings } from '../settings.ts';
import { outbox } from './schema.ts';

/** A short text for a phone or an e-mail address. */
export interface Message {
  /** "+86 13800000001", or an e-mail address. */
  readonly to: string;
  readonly text: string;
  /** Only for an e-mail that is not a verification code. */
  readonly subject?: string;
}

const timeoutMs = 5000;

/**
 * Delivers a message and waits for it: in the demo into its outbox, in production to the messenger. Throws when the messenger refuses it.
 * It uses the network: never call it in a transaction.
 */
export async function deliver(message: Message, db: Db, settings: Settings, now: Date): Promise<void> {
  if (settings.profile === 'demo') await db.insert(outbox).values({ ...message, at: now });
  else await hand(message, settings, now);
}

async function hand(message: Message, { messengerUrl, messengerSecret }: Settings, now: Date): Promise<void> {
  if (messengerUrl === undefined) throw new Error('MALL_MESSENGER_URL is not set');
  const body = JSON.stringify(message);
  const response = await fetch(messengerUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...sign(body, messengerSecret, now) },
    body,
    // Codes must reach only the messenger.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The messenger answered ${response.status}`);
}

/** Returns the newest messages of the demo's outbox, in chronological order. */
export async function readOutbox(db: Db, max: number): Promise<(typeof outbox.$inferSelect)[]> {
  return (await db.select().from(outbox).orderBy(desc(outbox.id)).limit(max)).reverse();
}
