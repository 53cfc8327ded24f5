import type { Db } from '../db/database.ts';
import { type ApplicationRow, decideApplication, listWaiting, openBackOffice } from '../domains/shops/review-service.ts';
import { wireDateTime } from '../shared/clock.ts';
import { type Command, done, misused, type Outcome } from './command.ts';

const longestReason = 500;

/** `mall shop`: what the back-office does with applications for a shop. */
export const shop: Command = {
  usage: [
    'shop list                      list the applications that wait',
    'shop approve ID                approve an application',
    'shop reject ID --reason TEXT   reject it, and tell the applicant why',
    'shop enter TOKEN               use up a token of the back office; says whose shop it opens',
  ],
  run: async ([action, ...args], db, clock) => {
    if (action === 'list') return list(db);
    if (action === 'approve') return approve(args, db, clock.now());
    if (action === 'reject') return reject(args, db, clock.now());
    if (action === 'enter') return enter(args, db, clock.now());
    return misused('shop is followed by list, approve, reject or enter.');
  },
};

const isId = (text: string | undefined): text is string => text !== undefined && /^[1-9]\d{0,14}$/.test(text);

// Who applied, and with which papers, is nobody's business who merely reads a terminal.
const lineOf = ({ id, name, sentAt }: ApplicationRow) => `${id}  ${name}  sent ${wireDateTime(sentAt)}`;

async function list(db: Db): Promise<Outcome> {
  const waiting = await listWaiting(db);
  return waiting.length === 0 ? done('No application waits.') : done(...waiting.map(lineOf));
}

async function approve([id]: readonly string[], db: Db, now: Date): Promise<Outcome> {
  if (!isId(id)) return misused('shop approve needs the number of an application.');
  const { name } = await decideApplication(db, Number(id), undefined, now);
  return done(`Application ${id} for ${name} is approved.`);
}

async function reject([id, option, ...words]: readonly string[], db: Db, now: Date): Promise<Outcome> {
  const reason = words.join(' ').trim();
  if (!isId(id) || option !== '--reason' || reason === '' || reason.length > longestReason)
    return misused(`shop reject needs the number of an application and --reason with a text of up to ${longestReason} characters.`);
  const { name } = await decideApplication(db, Number(id), reason, now);
  return done(`Application ${id} for ${name} is rejected.`);
}

async function enter([token]: readonly string[], db: Db, now: Date): Promise<Outcome> {
  if (!token) return misused('shop enter needs a token.');
  const { id, name } = await openBackOffice(db, token, now);
  return done(`The token opens ${name}, application ${id}.`);
}
