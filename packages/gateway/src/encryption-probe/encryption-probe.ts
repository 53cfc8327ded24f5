import { SettingsError } from '@mall/config';
import type { Db } from '../db/database.ts';
import { decrypt, encrypt } from '../shared/encryption.ts';
import { encryptionProbe } from './schema.ts';

/**
 * Verifies at startup, instead of failing in the middle of a request, that the secret decrypts the database: the first gateway stores a
 * probe, which every later one must decrypt. Throws {@link SettingsError}.
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
