import { createHash } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { addMinutes } from '../../shared/clock.ts';
import { lockCustomer } from '../account/lock-customer.ts';
import { nameIn, signedAddress, uploadPath } from './address.ts';
import { readPicture } from './picture.ts';
import {
  countUploads,
  deleteUnreferenced,
  findPublic,
  findUpload,
  insertUpload,
  lockUploads,
  markPublic,
  renewUpload,
  setReferenced,
  setUnreferenced,
} from './repository.ts';

const day = 24 * 60;
/** The maximum number of images a customer can upload in a day. */
export const uploadsPerDay = 100;
/** The number of days after which an unreferenced image is deleted. */
const waitingDays = 7;

const publicNameLength = 24;

const publicAddressOf = (name: string) => `/media/published/${name}.webp`;
const namesIn = (addresses: readonly string[]) => addresses.map((address) => nameIn(uploadPath(address)) ?? '');

/** Stores an image of the signed-in customer; returns its signed URL. */
export async function addUpload(file: Blob, context: Context): Promise<{ url: string }> {
  const { customerId } = customerOf(context);
  const { db, settings } = context;
  const now = context.clock.now();
  const content = Buffer.from(await file.arrayBuffer());
  const name = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const url = signedAddress(name, customerId, settings.secret, now);
  if (await renewUpload(db, customerId, name, now)) return { url };
  // Checked before decoding, and again under the lock that prevents concurrent uploads of the customer.
  await refuseTooMany(db, customerId, now);
  const picture = await readPicture(content);
  if (!picture) throw new Fault('picture_type_refused');
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    await refuseTooMany(tx, customerId, now);
    await insertUpload(tx, { customerId, name, picture, createdAt: now });
  });
  return { url };
}

async function refuseTooMany(db: Db, customerId: number, now: Date): Promise<void> {
  if ((await countUploads(db, customerId, addMinutes(now, -day))) >= uploadsPerDay) throw new Fault('too_busy', null, 60 * 60);
}

/** Returns an image for its owner; for any other session it is the same as missing. */
export async function showUpload(path: string, customerId: number, db: Db): Promise<Buffer | undefined> {
  const name = nameIn(path);
  return name === undefined ? undefined : findUpload(db, customerId, name);
}

/** Marks images as referenced by a record of the customer; returns false when one of them is not the customer's. */
export async function markUploadsReferenced(tx: Db, customerId: number, addresses: readonly string[], now: Date): Promise<boolean> {
  const names = namesIn(addresses);
  return (await setReferenced(tx, customerId, names, now)) === new Set(names).size;
}

/**
 * Publishes images of a customer permanently. Returns their public URLs in the given order, or undefined when one of them is not the
 * customer's.
 */
export async function publishUploads(tx: Db, customerId: number, addresses: readonly string[], now: Date): Promise<string[] | undefined> {
  if (addresses.length === 0) return [];
  const names = namesIn(addresses);
  const shown = new Map<string, string>();
  for (const { name, picture } of await lockUploads(tx, customerId, names)) {
    const publicName = createHash('sha256').update(picture).digest('hex').slice(0, publicNameLength);
    await markPublic(tx, customerId, name, publicName, now);
    shown.set(name, publicAddressOf(publicName));
  }
  const published = names.flatMap((name) => shown.get(name) ?? []);
  return published.length === names.length ? published : undefined;
}

/** Returns a published image by its public name; undefined when there is none. */
export async function showPublished(file: string, db: Db): Promise<Buffer | undefined> {
  const name = /^([0-9a-f]{24})\.webp$/.exec(file)?.[1];
  return name === undefined ? undefined : findPublic(db, name);
}

/** Marks these images as no longer referenced. */
export async function releaseUploads(tx: Db, customerId: number, addresses: readonly string[], now: Date): Promise<void> {
  await setUnreferenced(tx, customerId, namesIn(addresses), now);
}

/** Deletes images that were never referenced. Runs as a job; running late is harmless. */
export async function purgeUploads(db: Db, now: Date): Promise<void> {
  await deleteUnreferenced(db, addMinutes(now, -waitingDays * day));
}
