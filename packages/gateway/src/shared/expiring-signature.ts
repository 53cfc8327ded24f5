import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The permission that a signature grants. */
export interface Signed {
  /** Selects the key, so that a signature for one purpose is not valid for another. */
  readonly purpose: string;
  /** The permitted actor and action, or the file. */
  readonly subject: string;
}

/** A signature in a URL or a token; `expires` is in seconds since 1970. */
interface Signature {
  readonly expires: string;
  readonly signature: string;
}

/** Signs a permission that expires at a given time, with a key derived from the gateway's secret. */
export function signUntil(signed: Signed, expiresAt: Date, secret: string): Signature {
  const expires = String(Math.floor(expiresAt.getTime() / 1000));
  return { expires, signature: digestOf(signed, expires, secret) };
}

/** Returns whether a signature is valid and has not expired. */
export function isSigned(signed: Signed, received: { readonly [name in keyof Signature]: unknown }, secret: string, now: Date): boolean {
  const { expires, signature } = received;
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return false;
  const [actual, expected] = [Buffer.from(signature), Buffer.from(digestOf(signed, expires, secret))];
  return actual.length === expected.length && timingSafeEqual(actual, expected) && Number(expires) * 1000 > now.getTime();
}

function digestOf({ purpose, subject }: Signed, expires: string, secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return createHmac('sha256', key).update(`${subject}.${expires}`).digest('base64url');
}
