import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];
/** Stored texts and keys depend on these strings: they must not change. */
const mark = 'sealed:';

const keyOf = (secret: string, use = 'what is kept sealed') => Buffer.from(hkdfSync('sha256', secret, '', `mall: ${use}`, 32));

/** Returns whether a text was encrypted by {@link encrypt}. */
export const isEncrypted = (text: string): boolean => text.startsWith(mark);

/** Encrypts a text for the database: with access to the database alone it can neither be read nor changed. */
export function encrypt(text: string, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${mark}${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
}

/** Decrypts a text. Throws when it was changed, or encrypted with another secret. */
export function decrypt(encrypted: string, secret: string): string {
  if (!isEncrypted(encrypted)) throw new Error('A text that should be encrypted is not');
  const bytes = Buffer.from(encrypted.slice(mark.length), 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
}

/** Returns a keyed hash that is equal for equal texts without revealing them, to enforce uniqueness of an encrypted text. */
export const fingerprint = (text: string, secret: string): Buffer =>
  createHmac('sha256', keyOf(secret, 'what tells sealed texts apart')).update(text, 'utf8').digest();
