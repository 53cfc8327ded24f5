import type { Db } from '../../db/database.ts';
import { findPublic, findUpload } from './repository.ts';
import { nameIn } from './upload-url.ts';

/** Returns an image for its owner; for any other session it is the same as missing. */
export async function showUpload(path: string, customerId: number, db: Db): Promise<Buffer | undefined> {
  const name = nameIn(path);
  return name === undefined ? undefined : findUpload(db, customerId, name);
}

/** Returns a published image by its public name; undefined when there is none. */
export async function showPublished(file: string, db: Db): Promise<Buffer | undefined> {
  const name = /^([0-9a-f]{24})\.webp$/.exec(file)?.[1];
  return name === undefined ? undefined : findPublic(db, name);
}
