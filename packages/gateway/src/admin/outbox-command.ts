import type { Db } from '../db/database.ts';
import { failedEmails } from '../emails/emails.ts';
import { readOutbox } from '../messenger/messenger.ts';
import { findFailedMessages } from '../messenger/repository.ts';
import { wireDateTime } from '../shared/clock.ts';
import { type Command, commandError, done, type Outcome } from './command.ts';

const max = 20;

/** `mall outbox`: prints the messages and e-mails that the demo did not really send, or the e-mails that could not be sent. */
export const outbox: Command = {
  usage: [
    { syntax: 'outbox', description: 'Print the latest codes and e-mails that the demo sent.' },
    { syntax: 'outbox --failed', description: 'Print the codes and e-mails that failed after all attempts.' },
  ],
  run: async ([option], { db }) => {
    if (option === '--failed') return printFailed(db);
    if (option !== undefined) return commandError('outbox knows one option, --failed.');
    const messages = await readOutbox(db, max);
    if (messages.length === 0) return done('Nothing was sent.');
    return done(
      ...messages.map(({ to, subject, text, at }) => `${wireDateTime(at)}  ${to}  ${subject === null ? text : `${subject}: ${text}`}`),
    );
  },
};

async function printFailed(db: Db): Promise<Outcome> {
  const failed = await failedEmails(db, max);
  const codes = await findFailedMessages(db, max);
  if (failed.length === 0 && codes.length === 0) return done('No message has failed permanently.');
  return done(
    ...codes.map(
      ({ id, recipient, attempts, lastError, createdAt }) =>
        `${id}  ${wireDateTime(createdAt)}  ${recipient}  a code  ${attempts} attempts: ${lastError}`,
    ),
    ...failed.map(
      ({ id, recipient, subject, attempts, lastError, createdAt }) =>
        `${id}  ${wireDateTime(createdAt)}  ${recipient}  "${subject.en}"  ${attempts} attempts: ${lastError}`,
    ),
  );
}
