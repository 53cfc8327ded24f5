import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];
const mark = 'sealed:';

const keyOf = (secret: string, use = 'what is kept sealed') => Buffer.from(hkdfSync('sha256', secret, '', `mall: ${use}`, 32));

/** Whether a text is one that {@link seal} gave. */
export const isSealed = (text: string): boolean => text.startsWith(mark);

/** A text as it may lie in the database: who has that alone can neither read nor change it. */
export function seal(text: string, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${mark}${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

/** The text that was sealed. Throws when it was changed, or sealed with another secret. */
export function unseal(sealed: string, secret: string): string {
  if (!isSealed(sealed)) throw new Error('A text that should be sealed is not');
  const bytes = Buffer.from(sealed.slice(mark.length), 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
}

/** What tells equal texts from others without showing them: to be kept beside a sealed one that must be there once. */
export const fingerprint = (text: string, secret: string): Buffer =>
  createHmac('sha256', keyOf(secret, 'what tells sealed texts apart')).update(text, 'utf8').digest();
