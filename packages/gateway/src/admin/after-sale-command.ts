import { writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { Db } from '../db/database.ts';
import { approveAfterSale, receiveReturn, refuseAfterSale, sendReplacement } from '../domains/after-sales/act-as-shop.ts';
import { stepText } from '../domains/after-sales/describe-after-sale.ts';
import { type AfterSaleCase, listOpenCases, openCase } from '../domains/after-sales/operate-after-sales.ts';
import { afterSaleKind, afterSaleState } from '../domains/after-sales/state-machine.ts';
import { wireDateTime } from '../shared/clock.ts';
import { formatMoney } from '../shared/money.ts';
import { type Command, commandError, done, type Outcome } from './command.ts';

const maxReasonLength = 500;

/** `mall after-sale`: lists after-sales and records the shop's decisions about them. */
export const afterSale: Command = {
  usage: [
    { syntax: 'after-sale list', description: 'List the open after-sales.' },
    { syntax: 'after-sale show ID [FOLDER]', description: 'Show the application and its history; write its images to FOLDER.' },
    { syntax: 'after-sale approve ID', description: 'Approve an application: pay the refund, or wait for the returned items.' },
    {
      syntax: 'after-sale refuse ID [COURIER PARCEL] --reason TEXT',
      description: 'Refuse an application or returned items. COURIER and PARCEL send the items back to the customer.',
    },
    { syntax: 'after-sale received ID', description: 'Confirm that the items of a return have arrived, and pay the refund.' },
    {
      syntax: 'after-sale send-replacement ID COURIER PARCEL',
      description: 'Confirm that the items of an exchange have arrived and the replacement is shipped.',
    },
  ],
  run: async ([action, ...args], { db, clock }) => {
    if (action === 'list') return list(db);
    if (action === 'show') return show(args, db);
    if (action === 'approve') return approve(args, db, clock.now());
    if (action === 'refuse') return refuse(args, db, clock.now());
    if (action === 'received') return received(args, db, clock.now());
    if (action === 'send-replacement') return replace(args, db, clock.now());
    return commandError('after-sale is followed by list, show, approve, refuse, received or send-replacement.');
  },
};

const isId = (text: string | undefined): text is string => text !== undefined && /^[1-9]\d{0,14}$/.test(text);

const nameOf = <T extends Readonly<Record<string, number>>>(names: T, value: number): string =>
  (Object.keys(names).find((name) => names[name] === value) ?? String(value)).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function lineOf({ afterSale: { id, kind, state, appliedAt }, order, line }: AfterSaleCase): string {
  const what = `${nameOf(afterSaleKind, kind)}, ${nameOf(afterSaleState, state)}`;
  return `${id}  ${order.number}  ${line.quantity} × ${line.title.en}  ${what}  applied ${wireDateTime(appliedAt)}`;
}

async function list(db: Db): Promise<Outcome> {
  const open = await listOpenCases(db);
  return open.length === 0 ? done('No after-sale is open.') : done(...open.map(lineOf));
}

async function show([id, folder]: readonly string[], db: Db): Promise<Outcome> {
  // The running gateway writes the images, and its working directory differs from the caller's.
  if (!isId(id) || (folder !== undefined && !isAbsolute(folder)))
    return commandError('after-sale show needs the number of an after-sale; a folder for its images is an absolute path.');
  const found = await openCase(db, Number(id));
  const { afterSale: about, steps, images } = found;
  const files = folder === undefined ? [] : await write(images, join(folder, `after-sale-${id}`));
  const requested = [`${formatMoney(about.productsAmount)} for the goods`, `${formatMoney(about.freightAmount)} for delivery`];
  return done(
    lineOf(found),
    `Requested ${requested.join(', ')}`,
    `Refunded  ${formatMoney(about.refundedAmount)}`,
    `Reason    ${about.reason}`,
    ...(about.returnParcel === ''
      ? []
      : [`Return    ${about.returnCourier} ${about.returnParcel}, ${about.returnContact}, ${about.returnPhone}`]),
    ...(about.sendParcel === '' ? [] : [`Sent      ${about.sendCourier} ${about.sendParcel}`]),
    ...steps.toReversed().map((step) => `Step      ${wireDateTime(step.at)}  ${step.actor}: ${stepText(about, step, 'en')}`),
    ...(about.deadlineAt === null ? [] : [`Deadline  ${wireDateTime(about.deadlineAt)}`]),
    ...files.map((file) => `Image     ${file}`),
  );
}

/** Readable by the gateway's own user only. */
async function write(images: readonly Buffer[], name: string): Promise<readonly string[]> {
  const files = images.map((image, index) => ({ image, file: `${name}-${index + 1}.webp` }));
  for (const { image, file } of files) await writeFile(file, image, { mode: 0o600 });
  return files.map(({ file }) => file);
}

async function approve([id]: readonly string[], db: Db, now: Date): Promise<Outcome> {
  if (!isId(id)) return commandError('after-sale approve needs the number of an after-sale.');
  await approveAfterSale(db, Number(id), now);
  return done(`After-sale ${id} is approved.`);
}

async function refuse(args: readonly string[], db: Db, now: Date): Promise<Outcome> {
  const index = args.indexOf('--reason');
  const [id, courier, parcelNumber, ...more] = index < 0 ? args : args.slice(0, index);
  const reason =
    index < 0
      ? ''
      : args
          .slice(index + 1)
          .join(' ')
          .trim();
  const isParcelWhole = (courier === undefined) === (parcelNumber === undefined);
  if (!isId(id) || !isParcelWhole || more.length > 0 || reason === '' || reason.length > maxReasonLength)
    return commandError(
      `after-sale refuse needs the number of an after-sale, a courier and a parcel number if goods go back, and --reason with a text of up to ${maxReasonLength} characters.`,
    );
  const parcel = courier === undefined || parcelNumber === undefined ? undefined : { courier, parcelNumber };
  await refuseAfterSale(db, Number(id), { reason, ...(parcel && { parcel }) }, now);
  return done(`After-sale ${id} is refused.`);
}

async function received([id]: readonly string[], db: Db, now: Date): Promise<Outcome> {
  if (!isId(id)) return commandError('after-sale received needs the number of an after-sale.');
  await receiveReturn(db, Number(id), now);
  return done(`The goods of after-sale ${id} are received, and its refund is paid.`);
}

async function replace([id, courier, parcelNumber]: readonly string[], db: Db, now: Date): Promise<Outcome> {
  if (!isId(id) || !courier || !parcelNumber)
    return commandError('after-sale send-replacement needs the number of an after-sale, a courier and a parcel number.');
  await sendReplacement(db, Number(id), { courier, parcelNumber }, now);
  return done(`The replacement of after-sale ${id} is on its way with ${courier}, parcel ${parcelNumber}.`);
}
