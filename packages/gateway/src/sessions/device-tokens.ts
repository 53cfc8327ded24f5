import { randomBytes } from 'node:crypto';
import type { Device } from '../dispatch/context.ts';
import type { Settings } from '../settings.ts';
import { addDays, type Clock } from '../shared/clock.ts';
import { isSigned, type Signed, signUntil } from '../shared/expiring-signature.ts';

/** How long a browser is recognised after it was given its token. */
const days = 180;

/** A customer, as far as device tokens depend on them. */
export interface DeviceOwner {
  readonly id: number;
  readonly passwordHash: string | null;
}

interface Parts {
  readonly clock: Clock;
  readonly settings: Settings;
  /** Missing where no storefront vouches for the call. */
  readonly device?: Device | undefined;
}

/**
 * Gives the calling browser a token by which it is recognised as this customer's (OWASP calls it a device cookie). It opens no session: with it
 * a sign-in is not refused because of wrong passwords that were typed elsewhere. It is signed and not stored, holds no data of the customer,
 * and becomes invalid with a new password, whose hash is part of the signed text.
 */
export function issueDeviceToken(owner: DeviceOwner, { device, clock, settings }: Parts): void {
  if (!device) return;
  const nonce = randomBytes(16).toString('base64url');
  const { expires, signature } = signUntil(signedOf(nonce, owner), addDays(clock.now(), days), settings.secret);
  device.issueToken(`${expires}.${nonce}.${signature}`);
}

/** The token of the calling browser, where it is valid and this customer's; else undefined. */
export function recognisedDevice(owner: DeviceOwner | undefined, { device, clock, settings }: Parts): string | undefined {
  const [expires, nonce = '', signature, ...rest] = device?.token?.split('.') ?? [];
  // Attempts are counted by the token, so one that is valid must not be valid in another spelling, too.
  if (!owner || rest.length > 0) return undefined;
  return isSigned(signedOf(nonce, owner), { expires, signature }, settings.secret, clock.now()) ? device?.token : undefined;
}

/** The nonce tells the devices of one customer apart. */
const signedOf = (nonce: string, { id, passwordHash }: DeviceOwner): Signed => ({
  purpose: 'mall: device tokens',
  subject: `${nonce}.${id}.${passwordHash ?? ''}`,
});
