import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Incoming } from '../dispatch/dispatch.ts';
import type { Settings } from '../settings.ts';

/** Reads a gateway request off HTTP: the form, and who vouches for the session and the client's address. */
export function readIncoming(request: FastifyRequest, settings: Settings): Incoming {
  const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
  const vouched = isInternal(header(request, 'x-internal-key'), settings.internalKey);
  return {
    api: apiOf(form.get('api') ?? queryOf(request.url).get('api') ?? '', vouched ? header(request, 'x-mall-api') : undefined),
    form,
    token: (vouched && header(request, 'x-access-id')) || form.get('access_id') || '',
    language: form.get('language') || header(request, 'accept-language'),
    idempotencyKey: keyOf(header(request, 'idempotency-key') || form.get('idempotency_key')),
    client: (vouched && header(request, 'x-client-ip')) || request.ip,
  };
}

/** The storefront lets a browser reach some operations only, and says which one it let through: a form that names another reaches none. */
function apiOf(named: string, vouched: string | undefined): string {
  return vouched === undefined || named === '' || named === vouched ? (vouched ?? named) : '';
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function queryOf(url: string): URLSearchParams {
  const at = url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : url.slice(at + 1));
}

/** A key that no client of ours would make counts as none: it must be long enough not to be hit by chance. */
function keyOf(text: string | null | undefined): string | undefined {
  return text && /^[\w.:-]{8,255}$/.test(text) ? text : undefined;
}

function isInternal(given: string | undefined, key: string): boolean {
  if (given === undefined) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}
