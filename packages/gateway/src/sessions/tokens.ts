import { createHash, randomBytes } from 'node:crypto';

/** Creates a session token: 256 random bits. Only its hash is ever stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the stored hash of a token. Tokens are random, so a plain hash is enough. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
