/** Returns the value of one cookie in a Cookie header. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, ...rest] = part.split('=');
    if (key?.trim() === name) return rest.join('=').trim();
  }
  return undefined;
}

/** The address at which shoppers reach the shop. */
export interface Site {
  readonly publicOrigin: string;
}

export const isSecure = ({ publicOrigin }: Site) => publicOrigin.startsWith('https:');

/** Returns the full name of a cookie that only the shop itself can set: browsers let no other host of the domain set a `__Host-` cookie. */
export const hostCookieName = (name: string, site: Site) => (isSecure(site) ? `__Host-${name}` : name);

/** Returns the value of a cookie set by {@link hostCookie}. */
export function readHostCookie(header: string | null | undefined, name: string, site: Site): string | undefined {
  return readCookie(header, hostCookieName(name, site));
}

/** Returns a Set-Cookie header for a cookie that only the shop itself can set, inaccessible to scripts. */
export function hostCookie(name: string, value: string, maxAgeSeconds: number, site: Site): string {
  return httpOnlyCookie(hostCookieName(name, site), value, { maxAgeSeconds, secure: isSecure(site) });
}

interface CookieOptions {
  readonly maxAgeSeconds: number;
  /** True to send it over https only; set when shoppers reach the shop over https. */
  readonly secure: boolean;
}

/** Returns a Set-Cookie header for the whole shop, inaccessible to scripts. */
export function httpOnlyCookie(name: string, value: string, { maxAgeSeconds, secure }: CookieOptions): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
