import { createHash } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { addMinutes } from '../../shared/clock.ts';
import { lockCustomer } from '../account/lock-customer.ts';
import { convertImage } from './convert-image.ts';
import { countUploads, insertUpload, renewUpload } from './repository.ts';
import { signedUrl } from './upload-url.ts';

const day = 24 * 60;
/** The maximum number of images a customer can upload in a day. */
export const uploadsPerDay = 100;

/** Stores an image of the signed-in customer; returns its signed URL. */
export async function addUpload(content: Buffer, context: Context): Promise<string> {
  const { customerId } = customerOf(context);
  const { db, settings } = context;
  const now = context.clock.now();
  const name = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const url = signedUrl(name, customerId, settings.secret, now);
  if (await renewUpload(db, customerId, name, now)) return url;
  // Checked before decoding, and again under the lock that prevents concurrent uploads of the customer.
  await refuseTooMany(db, customerId, now);
  const image = await convertImage(content);
  if (!image) throw new Fault('picture_type_refused');
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    await refuseTooMany(tx, customerId, now);
    await insertUpload(tx, { customerId, name, image, createdAt: now });
  });
  return url;
}

async function refuseTooMany(db: Db, customerId: number, now: Date): Promise<void> {
  if ((await countUploads(db, customerId, addMinutes(now, -day))) >= uploadsPerDay) throw new Fault('too_busy', null, 60 * 60);
}
