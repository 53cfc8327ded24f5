import { timingSafeEqual } from 'node:crypto';
import { bearerToken, type Form, JsonForm, operations } from '@mall/contract';
import type { FastifyRequest } from 'fastify';
import type { Incoming } from '../dispatch/dispatch.ts';
import type { Settings } from '../settings.ts';

/** The header with a browser's device token, sent to and from the storefront. */
export const deviceTokenHeader = 'x-device-token';

/** Reads a gateway request from HTTP: the form, and the trusted session and client address. */
export function readIncoming(request: FastifyRequest, settings: Settings): Incoming {
  const form = formOf(request.body);
  const text = (name: string) => textIn(form, name);
  const vouched = isTrustedCaller(request, settings);
  const api = apiOf(
    namedInPath(request) ?? namedIn(form) ?? namedInQuery(request.url),
    vouched ? header(request, 'x-mall-api') : undefined,
  );
  const session = operations.get(api)?.takesAccessId ? '' : text('access_id');
  return {
    api,
    form,
    // The form belongs to this call; a proxy can require an `Authorization` of its own for every call.
    token: trustedSession(request, settings) || session || bearerToken(request.headers.authorization) || '',
    // Clients of the family put the language into the URL. It has priority over Accept-Language, which every browser sends regardless of a
    // choice by its user, but not over the form, which belongs to this call.
    language: text('language') || inQuery(request.url, 'language') || header(request, 'accept-language'),
    idempotencyKey: header(request, 'idempotency-key') || text('idempotency_key') || undefined,
    client: (vouched && header(request, 'x-client-ip')) || request.ip,
    device: vouched ? { token: header(request, deviceTokenHeader) } : undefined,
  };
}

/** Returns the session that a trusted storefront sent; empty when there is none. */
export function trustedSession(request: FastifyRequest, settings: Settings): string {
  return (isTrustedCaller(request, settings) && header(request, 'x-access-id')) || '';
}

/** Returns the operation in a virtual path; undefined at the single address. */
export function namedInPath({ params }: FastifyRequest): string | undefined {
  return typeof params === 'object' && params !== null && 'api' in params ? String(params.api) : undefined;
}

/** Returns the operation in the query of a URL; empty when there is none. */
export function namedInQuery(url: string): string {
  return inQuery(url, 'api');
}

/** Returns a query parameter of a URL; empty when it is missing. */
function inQuery(url: string, name: string): string {
  const at = url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : url.slice(at + 1)).get(name) ?? '';
}

/** Returns whether a request comes from a trusted storefront, which has the internal key. */
export function isTrustedCaller(request: FastifyRequest, settings: Settings): boolean {
  return isInternal(header(request, 'x-internal-key'), settings.internalKey);
}

function formOf(body: unknown): Form {
  if (body instanceof FormData || body instanceof JsonForm) return body;
  return new URLSearchParams(typeof body === 'string' ? body : '');
}

/** Returns the value of a field, unless it is a file. */
function textIn(form: Form, name: string): string | undefined {
  const [value] = form.getAll(name);
  return typeof value === 'string' ? value : undefined;
}

/** Returns the operation named by a form; empty, which matches none, when it names several, so that all readers of the form agree. */
function namedIn(form: Form): string | undefined {
  return form.getAll('api').length > 1 ? '' : textIn(form, 'api');
}

/**
 * Returns the operation to call. The storefront allows browsers only some operations and reports the one that it allowed: a form that names
 * another one matches none.
 */
function apiOf(named: string, vouched: string | undefined): string {
  return vouched === undefined || named === '' || named === vouched ? (vouched ?? named) : '';
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function isInternal(receivedKey: string | undefined, key: string): boolean {
  if (receivedKey === undefined) return false;
  const [a, b] = [Buffer.from(receivedKey), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}
