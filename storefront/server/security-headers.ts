import { randomBytes } from 'node:crypto';
import type { Config } from './config.ts';

/** The address to which browsers report policy violations. */
export const reportPath = '/csp-report';

/** Creates a new nonce; one per response, never one that a client sent. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

// MUI's only rule that disables transitions while the color scheme changes; it adds that element without a nonce.
const transitionStop = "'sha256-GNF74DLkXb0fH3ILHgILFjk1ozCF3SNXQ5mQb7WLu/Y='";

/** Returns the Content-Security-Policy of a page whose scripts and styles carry the nonce. */
export function contentSecurityPolicy(nonce: string, connectTo = "'self'"): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}' ${transitionStop}`,
    // MUI sets style attributes; an attribute cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connectTo}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    `report-uri ${reportPath}`,
  ].join('; ');
}

/** Returns the headers of every response. */
export function securityHeaders({ secure }: Pick<Config, 'secure'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
