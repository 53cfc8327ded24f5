import { createHash } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { lockUploads, markPublic } from './repository.ts';
import { namesIn } from './upload-url.ts';

const publicNameLength = 24;

const publicUrlOf = (name: string) => `/media/published/${name}.webp`;

/**
 * Publishes images of a customer permanently. Returns their public URLs in the given order, or undefined when one of them is not the
 * customer's.
 */
export async function publishUploads(tx: Db, customerId: number, urls: readonly string[], now: Date): Promise<string[] | undefined> {
  if (urls.length === 0) return [];
  const names = namesIn(urls);
  const publicUrls = new Map<string, string>();
  for (const { name, image } of await lockUploads(tx, customerId, names)) {
    const publicName = createHash('sha256').update(image).digest('hex').slice(0, publicNameLength);
    await markPublic(tx, customerId, name, publicName, now);
    publicUrls.set(name, publicUrlOf(publicName));
  }
  const published = names.flatMap((name) => publicUrls.get(name) ?? []);
  return published.length === names.length ? published : undefined;
}
