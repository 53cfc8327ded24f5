import type { Settings } from '../settings.ts';

/** The Origins a browser may call from: the mall itself, the gateway's own pages, and those the settings name. */
export function allowedOrigins(settings: Settings): ReadonlySet<string> {
  const own = [`http://localhost:${settings.port}`, `http://127.0.0.1:${settings.port}`];
  return new Set([new URL(settings.publicUrl).origin, ...own, ...settings.corsOrigins]);
}

/**
 * The headers that let pages of a listed site read an answer. Credentials are allowed because clients of the family send every call with
 * them; they open nothing, since the gateway reads no cookie.
 */
export function corsHeaders(origin: string): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id, Idempotent-Replayed',
    Vary: 'Origin',
  };
}
