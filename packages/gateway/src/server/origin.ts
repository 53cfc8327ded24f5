import type { Settings } from '../settings.ts';

/** Returns the origins from which browsers can call: the mall itself, the gateway's own pages, and those in the settings. */
export function allowedOrigins(settings: Settings): ReadonlySet<string> {
  const ownOrigins = [`http://localhost:${settings.port}`, `http://127.0.0.1:${settings.port}`];
  return new Set([new URL(settings.publicUrl).origin, ...ownOrigins, ...settings.corsOrigins]);
}

/**
 * Returns the headers that allow pages of a listed site to read a response. Credentials are allowed because clients of the family send
 * every call with them; they have no effect, because the gateway reads no cookies.
 */
export function corsHeaders(origin: string): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id, Idempotent-Replayed',
    Vary: 'Origin',
  };
}
