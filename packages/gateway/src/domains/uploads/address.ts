import { addMinutes } from '../../shared/clock.ts';
import { isSigned, type Signed, signUntil } from '../../shared/expiring-signature.ts';

/** How long a signed address shows its picture. */
const validMinutes = 60;

/** The path of an uploaded picture. */
const pathOf = (name: string): string => `/media/uploads/${name}.webp`;

/** The name in the path of an uploaded picture; undefined for any other path. */
export const nameIn = (path: string): string | undefined => /^\/media\/uploads\/([0-9a-f]{12})\.webp$/.exec(path)?.[1];

/** The path of a picture that a request names by its path or by its signed address. */
export const uploadPath = (address: string): string => address.split('?', 1)[0] ?? '';

/** An address that shows a picture of a customer to everybody who has the address, for an hour. */
export function signedAddress(name: string, customerId: number, secret: string, now: Date): string {
  const path = pathOf(name);
  const signature = signUntil(signedOf(path, customerId), addMinutes(now, validMinutes), secret);
  return `${path}?${new URLSearchParams({ customer: String(customerId), ...signature })}`;
}

/** The query of a signed address, as it was received. */
export interface SignedQuery {
  readonly customer?: unknown;
  readonly expires?: unknown;
  readonly signature?: unknown;
}

/** The customer whose picture a signed address shows; undefined when its signature is missing, wrong or expired. */
export function signedOwner(path: string, { customer, expires, signature }: SignedQuery, secret: string, now: Date): number | undefined {
  if (typeof customer !== 'string' || !/^[1-9]\d{0,14}$/.test(customer)) return undefined;
  const customerId = Number(customer);
  return isSigned(signedOf(path, customerId), { expires, signature }, secret, now) ? customerId : undefined;
}

/** Two customers who upload the same picture have one path, so the owner is a part of what is signed. */
const signedOf = (path: string, customerId: number): Signed => ({
  purpose: 'mall: addresses of uploads',
  subject: `${path}.${customerId}`,
});
