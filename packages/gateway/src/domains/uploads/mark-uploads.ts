import type { Db } from '../../db/database.ts';
import { setReferenced, setUnreferenced } from './repository.ts';
import { namesIn } from './upload-url.ts';

/** Marks images as referenced by a record of the customer; returns false when one of them is not the customer's. */
export async function markUploadsReferenced(tx: Db, customerId: number, urls: readonly string[], now: Date): Promise<boolean> {
  const names = namesIn(urls);
  return (await setReferenced(tx, customerId, names, now)) === new Set(names).size;
}

/** Marks these images as no longer referenced. */
export async function releaseUploads(tx: Db, customerId: number, urls: readonly string[], now: Date): Promise<void> {
  await setUnreferenced(tx, customerId, namesIn(urls), now);
}
