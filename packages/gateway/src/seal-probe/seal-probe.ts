import type { Db } from '../db/database.ts';
import { SettingsError } from '../settings.ts';
import { seal, unseal } from '../shared/sealed.ts';
import { sealProbe } from './schema.ts';

/**
 * Tells at the start, and not in the middle of somebody's request, that what the database keeps sealed and peppered cannot be read: the first
 * gateway on it leaves a probe, which every later one has to open. Throws {@link SettingsError}.
 */
export async function checkSecret(db: Db, secret: string): Promise<void> {
  await db
    .insert(sealProbe)
    .values({ sealed: seal('probe', secret) })
    .onConflictDoNothing();
  const [probe] = await db.select().from(sealProbe);
  try {
    unseal(probe?.sealed ?? '', secret);
  } catch {
    throw new SettingsError('MALL_SECRET is not the one that this database was sealed with; start with that one, or on another database.');
  }
}
