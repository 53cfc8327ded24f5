import type { Db } from '../../db/database.ts';
import { addMinutes } from '../../shared/clock.ts';
import { isSigned, type Signed, signUntil } from '../../shared/expiring-signature.ts';
import { findFile } from './repository.ts';

/** The maximum size of an invoice file, in bytes. */
export const maxFileBytes = 5 * 1024 * 1024;

/** The lifetime of the URL of a file. */
const addressMinutes = 10;

/** Returns why a file cannot be the file of an invoice; undefined when it can. A PDF ends with a marker, which a truncated file lacks. */
export function fileFault(content: Buffer): 'not_a_pdf' | 'incomplete' | 'too_large' | undefined {
  if (content.length > maxFileBytes) return 'too_large';
  if (content.subarray(0, 5).toString('latin1') !== '%PDF-') return 'not_a_pdf';
  return content.subarray(-1024).toString('latin1').includes('%%EOF') ? undefined : 'incomplete';
}

/** Returns the URL of an invoice's file, for its customer, valid for ten minutes. */
export function addressOfFile(invoiceId: number, customerId: number, secret: string, now: Date): string {
  const signature = signUntil(signedOf(invoiceId, customerId), addMinutes(now, addressMinutes), secret);
  return `/media/invoices/${invoiceId}.pdf?${new URLSearchParams({ ...signature })}`;
}

/** The parts of a file URL, and the session of the request. */
export interface FileRequest {
  readonly name: string;
  readonly expires: unknown;
  readonly signature: unknown;
  readonly customerId: number;
}

/** Returns the file of a URL; undefined when the URL was modified, has expired or belongs to another customer. */
export async function openFile(
  db: Db,
  { name, expires, signature, customerId }: FileRequest,
  secret: string,
  now: Date,
): Promise<{ content: Buffer; fileName: string } | undefined> {
  const id = /^([1-9]\d{0,14})\.pdf$/.exec(name)?.[1];
  if (id === undefined) return undefined;
  const invoiceId = Number(id);
  if (!isSigned(signedOf(invoiceId, customerId), { expires, signature }, secret, now)) return undefined;
  const file = await findFile(db, customerId, invoiceId);
  // Order numbers are letters and digits, which are safe in a header.
  return file && { content: file.content, fileName: `invoice-${file.orderNumber}.pdf` };
}

const signedOf = (invoiceId: number, customerId: number): Signed => ({
  purpose: 'mall: addresses of invoice files',
  subject: `${invoiceId}.${customerId}`,
});
