import { addMinutes } from '../../shared/clock.ts';
import { isSigned, type Signed, signUntil } from '../../shared/expiring-signature.ts';

/** The lifetime of a signed URL. */
const validMinutes = 60;

/** Returns the path of an uploaded image. */
const pathOf = (name: string): string => `/media/uploads/${name}.webp`;

/** Returns the name in the path of an uploaded image; undefined for any other path. */
export const nameIn = (path: string): string | undefined => /^\/media\/uploads\/([0-9a-f]{12})\.webp$/.exec(path)?.[1];

/** Returns the path of an image that a request names by its path or by its signed URL. */
export const uploadPath = (url: string): string => url.split('?', 1)[0] ?? '';

/** Returns the names in the URLs of uploaded images; an empty name for any other URL. */
export const namesIn = (urls: readonly string[]): string[] => urls.map((url) => nameIn(uploadPath(url)) ?? '');

/** Returns a URL that shows a customer's image to everyone who has the URL, for an hour. */
export function signedUrl(name: string, customerId: number, secret: string, now: Date): string {
  const path = pathOf(name);
  const signature = signUntil(signedOf(path, customerId), addMinutes(now, validMinutes), secret);
  return `${path}?${new URLSearchParams({ customer: String(customerId), ...signature })}`;
}

/** The query of a signed URL, as received. */
export interface SignedQuery {
  readonly customer?: unknown;
  readonly expires?: unknown;
  readonly signature?: unknown;
}

/** Returns the customer whose image a signed URL shows; undefined when its signature is missing, wrong or expired. */
export function signedOwner(path: string, { customer, expires, signature }: SignedQuery, secret: string, now: Date): number | undefined {
  if (typeof customer !== 'string' || !/^[1-9]\d{0,14}$/.test(customer)) return undefined;
  const customerId = Number(customer);
  return isSigned(signedOf(path, customerId), { expires, signature }, secret, now) ? customerId : undefined;
}

/** Returns the signed text. It includes the owner, because two customers who upload the same image have one path. */
const signedOf = (path: string, customerId: number): Signed => ({
  purpose: 'mall: addresses of uploads',
  subject: `${path}.${customerId}`,
});
