import type { Db } from '../db/database.ts';
import { deliver } from '../messenger/messenger.ts';
import type { Settings } from '../settings.ts';
import { addDays, addMinutes } from '../shared/clock.ts';
import type { LanguageCode } from '../shared/language.ts';
import {
  claimDue,
  deleteSentBefore,
  type EmailRow,
  findFailed,
  insertEmail,
  markAttemptFailed,
  markSent,
  type NewEmail,
} from './repository.ts';

export type { EmailRow };

const maxAttempts = 8;
/** The delay after the first failed attempt; each further one doubles it: from 1 minute to about an hour, two hours in total. */
const firstDelayMinutes = 1;
const atOnce = 20;
const keepSentDays = 30;
const maxErrorLength = 300;

/** Queues an e-mail in the transaction of the reported effect: it is sent exactly when that is committed. */
export async function queueEmail(tx: Db, email: NewEmail, now: Date): Promise<void> {
  await insertEmail(tx, email, now);
}

/**
 * Sends due e-mails, each at least once, several concurrently and none in a transaction. A failed one is retried later and delays no other;
 * after {@link maxAttempts} attempts it is given up and stays visible as failed. Any number of processes can run this concurrently.
 */
export async function sendDueEmails(db: Db, settings: Settings, now: Date): Promise<void> {
  const backoff = (attempts: number) => addMinutes(now, firstDelayMinutes * 2 ** (attempts - 1));
  let claimed: EmailRow[];
  do {
    claimed = await claimDue(db, atOnce, backoff, now);
    await Promise.all(claimed.map((email) => send(email, db, settings, now)));
  } while (claimed.length === atOnce);
}

async function send(email: EmailRow, db: Db, settings: Settings, now: Date): Promise<void> {
  const language = email.language ?? settings.defaultLanguage;
  try {
    await deliver({ to: email.recipient, subject: email.subject[language], text: textOf(email, language, settings) }, db, settings, now);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown error';
    return markAttemptFailed(db, email.id, reason.slice(0, maxErrorLength), email.attempts >= maxAttempts ? now : null);
  }
  await markSent(db, email.id, now);
}

function textOf({ text, page }: EmailRow, language: LanguageCode, { publicUrl }: Settings): string {
  return page === '' ? text[language] : `${text[language]}\n\n${publicUrl}${page}`;
}

/** Returns the e-mails that were given up, newest first. */
export async function failedEmails(db: Db, max: number): Promise<EmailRow[]> {
  return findFailed(db, max);
}

/** Deletes e-mails that were sent long ago. Runs as a job. */
export async function purgeSentEmails(db: Db, now: Date): Promise<void> {
  await deleteSentBefore(db, addDays(now, -keepSentDays));
}
