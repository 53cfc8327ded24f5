import { hostCookie, readHostCookie, type Site } from './cookies.ts';

/** The cookie with the browser's device token. It is preserved on sign-out. */
const deviceCookieName = 'pc_device';

/** In seconds, 180 days; the gateway accepts the token for as long. */
const lifeSeconds = 180 * 86_400;

const token = /^[\w.-]{8,512}$/;

/** Returns the device token of a request, by which the gateway recognizes the browser at a sign-in; undefined without one. */
export function readDeviceToken(cookieHeader: string | null, site: Site): string | undefined {
  const value = readHostCookie(cookieHeader, deviceCookieName, site);
  return value !== undefined && token.test(value) ? value : undefined;
}

/** Returns the Set-Cookie header that stores a device token. */
export function keepDeviceToken(deviceToken: string, site: Site): string {
  return hostCookie(deviceCookieName, deviceToken, lifeSeconds, site);
}
