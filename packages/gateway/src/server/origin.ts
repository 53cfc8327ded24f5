import type { Settings } from '../settings.ts';

/** The Origins a browser may call from: the mall itself, the gateway's own pages, and those the settings name. */
export function allowedOrigins(settings: Settings): ReadonlySet<string> {
  const own = [`http://localhost:${settings.port}`, `http://127.0.0.1:${settings.port}`];
  return new Set([new URL(settings.publicUrl).origin, ...own, ...settings.corsOrigins]);
}
