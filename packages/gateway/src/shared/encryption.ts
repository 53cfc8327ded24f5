import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];
/** Stored texts and keys depend on these words: they cannot change. */
const mark = 'sealed:';

const keyOf = (secret: string, use = 'what is kept sealed') => Buffer.from(hkdfSync('sha256', secret, '', `mall: ${use}`, 32));

/** Whether a text is one that {@link encrypt} gave. */
export const isEncrypted = (text: string): boolean => text.startsWith(mark);

/** A text as it may lie in the database: who has that alone can neither read nor change it. */
export function encrypt(text: string, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${mark}${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
}

/** The text that was encrypted. Throws when it was changed, or encrypted with another secret. */
export function decrypt(encrypted: string, secret: string): string {
  if (!isEncrypted(encrypted)) throw new Error('A text that should be encrypted is not');
  const bytes = Buffer.from(encrypted.slice(mark.length), 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
}

/** What tells equal texts from others without showing them: to be kept beside an encrypted one that must be there once. */
export const fingerprint = (text: string, secret: string): Buffer =>
  createHmac('sha256', keyOf(secret, 'what tells sealed texts apart')).update(text, 'utf8').digest();
