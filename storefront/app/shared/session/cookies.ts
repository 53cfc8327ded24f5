/** The value of one cookie in a Cookie header. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, ...rest] = part.split('=');
    if (key?.trim() === name) return rest.join('=').trim();
  }
  return undefined;
}

interface CookieOptions {
  readonly maxAgeSeconds: number;
  /** Only over https; on when shoppers reach the shop that way. */
  readonly secure: boolean;
}

/** A Set-Cookie header for the whole shop, out of reach of scripts. */
export function httpOnlyCookie(name: string, value: string, { maxAgeSeconds, secure }: CookieOptions): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
