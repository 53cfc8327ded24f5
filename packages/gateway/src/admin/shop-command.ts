import { writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { Db } from '../db/database.ts';
import {
  type ApplicationRow,
  decideApplication,
  listWaiting,
  openApplication,
  openBackOffice,
} from '../domains/shops/decide-application.ts';
import { wireDateTime } from '../shared/clock.ts';
import { type Command, commandError, done, type Outcome } from './command.ts';

const maxReasonLength = 500;

/** `mall shop`: processes applications for a shop. */
export const shop: Command = {
  usage: [
    { syntax: 'shop list', description: 'List the pending applications.' },
    {
      syntax: 'shop show ID [FOLDER]',
      description: 'Show an application with its identity number; write its documents as images to FOLDER.',
    },
    { syntax: 'shop approve ID', description: 'Approve an application.' },
    { syntax: 'shop reject ID --reason TEXT', description: 'Reject an application and send the reason to the applicant.' },
    { syntax: 'shop enter TOKEN', description: 'Redeem a one-time token of the back office and show its shop.' },
  ],
  run: async ([action, ...args], { db, clock, settings }) => {
    if (action === 'list') return list(db);
    if (action === 'show') return show(args, db, settings.secret);
    if (action === 'approve') return approve(args, db, clock.now());
    if (action === 'reject') return reject(args, db, clock.now());
    if (action === 'enter') return enter(args, db, clock.now());
    return commandError('shop is followed by list, show, approve, reject or enter.');
  },
};

const isId = (text: string | undefined): text is string => text !== undefined && /^[1-9]\d{0,14}$/.test(text);

// The list omits the applicant's identity; only `shop show` displays it.
const lineOf = ({ id, name, sentAt }: ApplicationRow) => `${id}  ${name}  sent ${wireDateTime(sentAt)}`;

async function list(db: Db): Promise<Outcome> {
  const waiting = await listWaiting(db);
  return waiting.length === 0 ? done('No application is waiting.') : done(...waiting.map(lineOf));
}

async function show([id, folder]: readonly string[], db: Db, secret: string): Promise<Outcome> {
  // The running gateway writes the documents, and its working directory differs from the caller's.
  if (!isId(id) || (folder !== undefined && !isAbsolute(folder)))
    return commandError('shop show needs the number of an application; a folder for its papers is named from the root.');
  const application = await openApplication(db, Number(id), secret);
  const { about, productRange, applicant, nature, identityNumber, mobile, province, city, district, addressDetail, papers } = application;
  const files = folder === undefined ? [] : await write(papers, join(folder, `application-${id}`));
  return done(
    lineOf(application),
    `About     ${about}`,
    `Sells     ${productRange}`,
    `Sent by   ${applicant}, ${nature === 0 ? 'a person' : 'an enterprise'}, ${identityNumber}, ${mobile}`,
    `Address   ${province} ${city} ${district} ${addressDetail}`,
    ...files.map((file) => `Paper     ${file}`),
  );
}

/** Readable by the gateway's own user only. */
async function write(papers: readonly Buffer[], name: string): Promise<readonly string[]> {
  const files = papers.map((paper, index) => ({ paper, file: `${name}-${index + 1}.webp` }));
  for (const { paper, file } of files) await writeFile(file, paper, { mode: 0o600 });
  return files.map(({ file }) => file);
}

async function approve([id]: readonly string[], db: Db, now: Date): Promise<Outcome> {
  if (!isId(id)) return commandError('shop approve needs the number of an application.');
  const { name } = await decideApplication(db, Number(id), undefined, now);
  return done(`Application ${id} for ${name} is approved.`);
}

async function reject([id, option, ...words]: readonly string[], db: Db, now: Date): Promise<Outcome> {
  const reason = words.join(' ').trim();
  if (!isId(id) || option !== '--reason' || reason === '' || reason.length > maxReasonLength)
    return commandError(`shop reject needs the number of an application and --reason with a text of up to ${maxReasonLength} characters.`);
  const { name } = await decideApplication(db, Number(id), reason, now);
  return done(`Application ${id} for ${name} is rejected.`);
}

async function enter([token]: readonly string[], db: Db, now: Date): Promise<Outcome> {
  if (!token) return commandError('shop enter needs a token.');
  const { id, name } = await openBackOffice(db, token, now);
  return done(`The token opens ${name}, application ${id}.`);
}
