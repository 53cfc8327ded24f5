import { randomBytes } from 'node:crypto';
import type { Device } from '../dispatch/context.ts';
import type { Settings } from '../settings.ts';
import { addDays, type Clock } from '../shared/clock.ts';
import { isSigned, type Signed, signUntil } from '../shared/expiring-signature.ts';

/** Days for which a browser is recognized after it was given its token. */
const days = 180;

/** The data of a customer on which device tokens depend. */
export interface DeviceOwner {
  readonly id: number;
  readonly passwordHash: string | null;
}

interface Parts {
  readonly clock: Clock;
  readonly settings: Settings;
  /** Missing when the call does not come from a trusted storefront. */
  readonly device?: Device | undefined;
}

/**
 * Issues a token that identifies the browser as this customer's (OWASP calls it a device cookie). It opens no session, but prevents a
 * sign-in from being refused because of wrong passwords entered elsewhere. It is signed and not stored, contains no data of the customer,
 * and becomes invalid with a new password, whose hash is part of the signed text.
 */
export function issueDeviceToken(owner: DeviceOwner, { device, clock, settings }: Parts): void {
  if (!device) return;
  const nonce = randomBytes(16).toString('base64url');
  const { expires, signature } = signUntil(signedOf(nonce, owner), addDays(clock.now(), days), settings.secret);
  device.issueToken(`${expires}.${nonce}.${signature}`);
}

/** Returns the token of the calling browser if it is valid for this customer; undefined otherwise. */
export function recognisedDevice(owner: DeviceOwner | undefined, { device, clock, settings }: Parts): string | undefined {
  const [expires, nonce = '', signature, ...rest] = device?.token?.split('.') ?? [];
  // Attempts are counted by the token, so a valid token must have only one valid spelling.
  if (!owner || rest.length > 0) return undefined;
  return isSigned(signedOf(nonce, owner), { expires, signature }, settings.secret, clock.now()) ? device?.token : undefined;
}

/** Returns the signed text. The nonce distinguishes the devices of one customer. */
const signedOf = (nonce: string, { id, passwordHash }: DeviceOwner): Signed => ({
  purpose: 'mall: device tokens',
  subject: `${nonce}.${id}.${passwordHash ?? ''}`,
});
