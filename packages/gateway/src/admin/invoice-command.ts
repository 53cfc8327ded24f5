import { readFile, stat, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { Db } from '../db/database.ts';
import { fileFault, maxFileBytes } from '../domains/invoices/invoice-file.ts';
import { type IssuedInvoice, issueInvoice, replaceInvoiceFile } from '../domains/invoices/issue-invoice.ts';
import { type InvoiceWithCurrentAmount, inspectInvoice, listWaitingInvoices } from '../domains/invoices/list-waiting-invoices.ts';
import { refuseInvoice } from '../domains/invoices/refuse-invoice.ts';
import { revocationReason } from '../domains/invoices/revocation-reason.ts';
import { invoiceState, titleKind } from '../domains/invoices/schema.ts';
import { setInvoicing } from '../domains/shops/set-invoicing.ts';
import { wireDateTime } from '../shared/clock.ts';
import { formatMoney } from '../shared/money.ts';
import { type Command, commandError, done, type Outcome } from './command.ts';

const maxReason = 500;

/** `mall invoice`: processes requests for invoices. */
export const invoice: Command = {
  usage: [
    { syntax: 'invoice list', description: 'List the pending requests, and issued invoices that need a correction.' },
    {
      syntax: 'invoice show ID [FOLDER]',
      description: 'Show a request with its title; write its files, including replaced ones, to FOLDER.',
    },
    {
      syntax: 'invoice issue ID FILE',
      description: 'Issue the invoice with the PDF of the tax software, or replace the file of one that needs a correction.',
    },
    {
      syntax: 'invoice replace ID FILE',
      description: 'Replace the file of an issued invoice and notify the customer; the earlier file is kept.',
    },
    { syntax: 'invoice refuse ID --reason TEXT', description: 'Refuse a request. The customer sees the reason and can request it again.' },
    { syntax: 'invoice shop SHOP on|off', description: 'Allow or stop invoice requests for the orders of a shop.' },
  ],
  run: async ([action, ...args], { db, clock }) => {
    if (action === 'list') return list(db);
    if (action === 'show') return show(args, db);
    if (action === 'issue' || action === 'replace') return issue(action, args, db, clock.now());
    if (action === 'refuse') return refuse(args, db, clock.now());
    if (action === 'shop') return setShop(args, db);
    return commandError('invoice is followed by list, show, issue, replace, refuse or shop.');
  },
};

const isId = (text: string | undefined): text is string => text !== undefined && /^[1-9]\d{0,14}$/.test(text);
const unknown = (id: string) => commandError(`There is no invoice ${id}.`);

const stateOf = ({ invoice: { state, correctionSince } }: InvoiceWithCurrentAmount): string => {
  if (correctionSince !== null) return 'to be corrected';
  return { [invoiceState.applied]: 'requested', [invoiceState.completed]: 'issued', [invoiceState.revoked]: 'revoked' }[state];
};

/** The amount is the one that the PDF must state. */
const lineOf = (listed: InvoiceWithCurrentAmount) =>
  [
    String(listed.invoice.id),
    stateOf(listed),
    formatMoney(listed.invoice.correctionSince === null ? listed.invoice.amount : listed.amountNow),
    `order ${listed.orderNumber}`,
    listed.shopName.en,
    `requested ${wireDateTime(listed.invoice.requestedAt)}`,
  ].join('  ');

async function list(db: Db): Promise<Outcome> {
  const waiting = await listWaitingInvoices(db);
  return waiting.length === 0 ? done('No invoice is waiting.') : done(...waiting.map(lineOf));
}

async function show([id, folder]: readonly string[], db: Db): Promise<Outcome> {
  // The running gateway writes the files, and its working directory differs from the caller's.
  if (!isId(id) || (folder !== undefined && !isAbsolute(folder)))
    return commandError('invoice show needs the id of an invoice; FOLDER must be an absolute path.');
  const listed = await inspectInvoice(db, Number(id));
  if (!listed) return unknown(id);
  const { title, email } = listed.invoice;
  const reason = revocationReason(listed.invoice, listed.orderNumber).en;
  const fields: readonly [string, string][] = [
    ['Kind', title.kind === titleKind.company ? 'company' : 'person'],
    ['Name', title.name],
    ['Tax number', title.taxNumber],
    ['Address', title.registeredAddress],
    ['Phone', title.registeredPhone],
    ['Bank', title.bank],
    ['Account', title.bankAccount],
    ['E-mail', email],
    ['Reason', reason],
  ];
  const files = listed.files.map((file, index) => ({ ...file, name: `invoice-${listed.orderNumber}-${index + 1}.pdf` }));
  if (folder !== undefined) for (const { name, content } of files) await writeFile(join(folder, name), content, { mode: 0o600 });
  return done(
    lineOf(listed),
    ...fields.filter(([, value]) => value !== '').map(([name, value]) => `${name.padEnd(11)} ${value}`),
    ...files.map(
      ({ name, amount, issuedAt, replacedAt }) =>
        `${'File'.padEnd(11)} ${folder === undefined ? name : join(folder, name)}  ${formatMoney(amount)}  issued ${wireDateTime(issuedAt)}${replacedAt ? `, replaced ${wireDateTime(replacedAt)}` : ''}`,
    ),
  );
}

const wordsOf: Readonly<Record<IssuedInvoice['issuing'], string>> = {
  issued: 'is issued.',
  corrected: 'is corrected; the earlier file is kept.',
  replaced: 'has a new file; the earlier file is kept.',
};

async function issue(action: 'issue' | 'replace', [id, file]: readonly string[], db: Db, now: Date): Promise<Outcome> {
  if (!isId(id) || file === undefined || !isAbsolute(file))
    return commandError(`invoice ${action} needs the id of an invoice and the absolute path of a PDF file.`);
  const listed = await inspectInvoice(db, Number(id));
  if (!listed) return unknown(id);
  const { state, correctionSince } = listed.invoice;
  if (action === 'issue' && state !== invoiceState.applied && correctionSince === null)
    return commandError(
      `Invoice ${id} is ${stateOf(listed)}. Only a requested invoice or one to be corrected can be issued${state === invoiceState.completed ? '; replace a wrong file with "invoice replace"' : ''}.`,
    );
  if (action === 'replace' && state !== invoiceState.completed)
    return commandError(`Invoice ${id} is ${stateOf(listed)}. Only the file of an issued invoice can be replaced.`);
  const content = await read(file);
  if (typeof content === 'string') return commandError(content);
  const { amount, issuing } = await (action === 'issue' ? issueInvoice : replaceInvoiceFile)(db, Number(id), content, now);
  return done(`Invoice ${id} for order ${listed.orderNumber}, ${formatMoney(amount)} ${wordsOf[issuing]}`);
}

/** Returns the content of a PDF file, or an error message. */
async function read(file: string): Promise<Buffer | string> {
  try {
    // Checks the size before reading, because the path can name any file.
    const { size } = await stat(file);
    const content = size > maxFileBytes ? undefined : await readFile(file);
    const fault = content === undefined ? 'too_large' : fileFault(content);
    if (content !== undefined && fault === undefined) return content;
    if (fault === 'too_large') return `${file} is larger than ${maxFileBytes / 1024 / 1024} MB.`;
    return fault === 'incomplete' ? `${file} is an incomplete PDF: its end marker is missing.` : `${file} is not a PDF.`;
  } catch (error) {
    return `${file} cannot be read: ${error instanceof Error ? error.message : error}`;
  }
}

async function refuse([id, option, ...words]: readonly string[], db: Db, now: Date): Promise<Outcome> {
  const reason = words.join(' ').trim();
  if (!isId(id) || option !== '--reason' || reason === '' || reason.length > maxReason)
    return commandError(`invoice refuse needs the id of an invoice and --reason with a text of up to ${maxReason} characters.`);
  const listed = await inspectInvoice(db, Number(id));
  if (!listed) return unknown(id);
  if (listed.invoice.state !== invoiceState.applied)
    return commandError(`Invoice ${id} is ${stateOf(listed)}. Only a requested invoice can be refused.`);
  await refuseInvoice(db, Number(id), reason, now);
  return done(`The invoice for order ${listed.orderNumber} is refused.`);
}

async function setShop([id, state]: readonly string[], db: Db): Promise<Outcome> {
  if (!isId(id) || (state !== 'on' && state !== 'off')) return commandError('invoice shop needs the id of a shop, and on or off.');
  const shop = await setInvoicing(db, Number(id), state === 'on');
  if (!shop) return commandError(`There is no shop ${id}.`);
  return done(`${shop.name.en} issues ${state === 'on' ? '' : 'no '}invoices${state === 'on' ? '' : ' any more'}.`);
}
