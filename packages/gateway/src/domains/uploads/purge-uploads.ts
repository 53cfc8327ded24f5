import type { Db } from '../../db/database.ts';
import { addMinutes } from '../../shared/clock.ts';
import { deleteUnreferenced } from './repository.ts';

/** The time after which an unreferenced image is deleted: seven days. */
const unreferencedMinutes = 7 * 24 * 60;

/** Deletes images that were never referenced. Runs as a job; running late is harmless. */
export async function purgeUploads(db: Db, now: Date): Promise<void> {
  await deleteUnreferenced(db, addMinutes(now, -unreferencedMinutes));
}
