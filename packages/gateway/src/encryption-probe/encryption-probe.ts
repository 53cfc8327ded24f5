import type { Db } from '../db/database.ts';
import { SettingsError } from '../settings.ts';
import { decrypt, encrypt } from '../shared/encryption.ts';
import { encryptionProbe } from './schema.ts';

/**
 * Tells at the start, and not in the middle of somebody's request, that what the database keeps encrypted and peppered cannot be read: the first
 * gateway on it leaves a probe, which every later one has to open. Throws {@link SettingsError}.
 */
export async function checkSecret(db: Db, secret: string): Promise<void> {
  await db
    .insert(encryptionProbe)
    .values({ encrypted: encrypt('probe', secret) })
    .onConflictDoNothing();
  const [probe] = await db.select().from(encryptionProbe);
  try {
    decrypt(probe?.encrypted ?? '', secret);
  } catch {
    throw new SettingsError(
      'MALL_SECRET is not the one that this database was encrypted with; start with that one, or on another database.',
    );
  }
}
