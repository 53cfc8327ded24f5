import { bearerToken, type Form, type Operation, operations, resolve } from '@mall/contract';
import type { FastifyRequest } from 'fastify';
import { isJsonObject } from '../json-object.ts';
import { readLanguage } from '../responses/messages.ts';

/** The language and the session of a call. */
export interface Caller {
  /** As it was sent: the field `language`, else the query parameter, else `Accept-Language`. */
  readonly language: string | undefined;
  /** The session token of the call; undefined without a session. */
  readonly accessId: string | undefined;
}

/** Reads the language and the session of a call from its form, query and headers. */
export function readCaller(form: Form, { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Caller {
  const token = trustedToken(headers) ?? lastText(form, 'access_id') ?? bearerToken(headers.authorization);
  return {
    language: lastText(form, 'language') ?? (queryParameter(url, 'language') || headers['accept-language']),
    // The gateway issues no longer tokens, so a longer one is no session.
    accessId: token !== undefined && token.length <= maxTokenLength ? token : undefined,
  };
}

/** Fields that every request may have, regardless of its operation. */
export const callerFields = ['access_id', 'language'] as const;

/** The language and the session of a call as fields of a request. The language is one that the mall supports. */
export function fieldsOfCaller({ accessId, language }: Caller): Readonly<Record<string, unknown>> {
  const known = readLanguage(language);
  return { ...(accessId !== undefined && { access_id: accessId }), ...(known !== undefined && { language: known }) };
}

/** The maximum length of a session token in the contract. */
const maxTokenLength = 128;

/** The session in the header of the shop's own server, which the gateway reads together with `X-Internal-Key` only. */
function trustedToken(headers: FastifyRequest['headers']): string | undefined {
  return headers['x-internal-key'] ? headers['x-access-id']?.toString() || undefined : undefined;
}

/** The session tokens of visitors with a cart, as the examples issue them. Every other token is treated as that of a customer. */
const guestTokens: ReadonlySet<unknown> = new Set(
  [...operations.values()].filter(({ issuesToken, login }) => issuesToken && login === 'optional').flatMap(issuedTokens),
);

function issuedTokens({ responses }: Operation): unknown[] {
  return Object.values(responses['200']?.content?.['application/json']?.examples ?? {}).flatMap((example) => {
    const { value } = resolve(example);
    return isJsonObject(value) && isJsonObject(value.data) ? [value.data.access_id] : [];
  });
}

/** Whether a call has the session of a customer. */
export const isSignedIn = ({ accessId }: Pick<Caller, 'accessId'>) => accessId !== undefined && !guestTokens.has(accessId);

/** The properties of a caller on which a recorded response depends. */
export interface Audience {
  /** A supported language, "en"; empty for the default language. */
  readonly language: string;
  /** Whether the call has a session. */
  readonly signedIn: boolean;
}

export function audienceOf({ language, accessId }: Caller): Audience {
  return { language: readLanguage(language) ?? '', signedIn: accessId !== undefined };
}

/** The last value of a field; undefined when it is empty or is no text. */
export function lastText(form: Form, name: string): string | undefined {
  const value = form.getAll(name).at(-1);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The value of a query parameter; undefined when it is missing. */
export function queryParameter(url: string, name: string): string | undefined {
  return new URLSearchParams(url.split('?')[1]).get(name) ?? undefined;
}
