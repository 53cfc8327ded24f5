import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Device } from '../dispatch/context.ts';
import type { Settings } from '../settings.ts';
import { addDays, type Clock } from '../shared/clock.ts';

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
  const expires = Math.floor(addDays(clock.now(), days).getTime() / 1000);
  const body = `${expires}.${randomBytes(16).toString('base64url')}`;
  device.issueToken(`${body}.${signatureOf(body, owner, settings.secret)}`);
}

/** The token of the calling browser, where it is valid and this customer's; else undefined. */
export function recognisedDevice(owner: DeviceOwner | undefined, { device, clock, settings }: Parts): string | undefined {
  const [, body, expires, signature] = /^((\d{1,12})\.[\w-]{22})\.([\w-]{43})$/.exec(device?.token ?? '') ?? [];
  if (!owner || body === undefined || signature === undefined || Number(expires) * 1000 <= clock.now().getTime()) return undefined;
  const isOwn = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(body, owner, settings.secret)));
  return isOwn ? device?.token : undefined;
}

function signatureOf(body: string, { id, passwordHash }: DeviceOwner, secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mall: device tokens', 32));
  return createHmac('sha256', key)
    .update(`${body}.${id}.${passwordHash ?? ''}`)
    .digest('base64url');
}
