import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { addMinutes } from '../../shared/clock.ts';
import { findFile } from './repository.ts';

/** The most bytes that the file of an invoice may have. */
export const maxFileBytes = 5 * 1024 * 1024;

/** How long the address of a file works. */
const addressMinutes = 10;

/** Why a file cannot be the file of an invoice; undefined when it can. A PDF ends with a marker, which one that was cut off does not have. */
export function fileFault(content: Buffer): 'not_a_pdf' | 'incomplete' | 'too_large' | undefined {
  if (content.length > maxFileBytes) return 'too_large';
  if (content.subarray(0, 5).toString('latin1') !== '%PDF-') return 'not_a_pdf';
  return content.subarray(-1024).toString('latin1').includes('%%EOF') ? undefined : 'incomplete';
}

/** The address of an invoice's file, for its customer and for ten minutes. */
export function addressOfFile(invoiceId: number, customerId: number, secret: string, now: Date): string {
  const expires = String(Math.floor(addMinutes(now, addressMinutes).getTime() / 1000));
  const query = new URLSearchParams({ expires, signature: signatureOf({ invoiceId, customerId, expires }, secret) });
  return `/media/invoices/${invoiceId}.pdf?${query}`;
}

/** What an address says, and whose session asks. */
export interface FileRequest {
  readonly name: string;
  readonly expires: unknown;
  readonly signature: unknown;
  readonly customerId: number;
}

/** The file that an address names; undefined when the address was changed, is too old or belongs to another customer. */
export async function openFile(
  db: Db,
  { name, expires, signature, customerId }: FileRequest,
  secret: string,
  now: Date,
): Promise<{ content: Buffer; fileName: string } | undefined> {
  const id = /^([1-9]\d{0,14})\.pdf$/.exec(name)?.[1];
  if (id === undefined || typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return undefined;
  const invoiceId = Number(id);
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf({ invoiceId, customerId, expires }, secret))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected) || Number(expires) * 1000 <= now.getTime()) return undefined;
  const file = await findFile(db, customerId, invoiceId);
  // Order numbers are letters and digits, which are safe in a header.
  return file && { content: file.content, fileName: `invoice-${file.orderNumber}.pdf` };
}

function signatureOf(
  { invoiceId, customerId, expires }: { readonly invoiceId: number; readonly customerId: number; readonly expires: string },
  secret: string,
): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mall: addresses of invoice files', 32));
  return createHmac('sha256', key).update(`${invoiceId}.${customerId}.${expires}`).digest('hex');
}
