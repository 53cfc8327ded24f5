import { bearerToken, type Form, type Operation, operations, resolve } from '@mall/contract';
import type { FastifyRequest } from 'fastify';
import { isJsonObject } from '../json-object.ts';
import { readLanguage } from '../responses/messages.ts';

/** What a call says of its caller beside the request. */
export interface Caller {
  /** As it was sent: `language` in the form, else in the address, else `Accept-Language`. */
  readonly language: string | undefined;
  /** The session token of the call; undefined without a session. */
  readonly accessId: string | undefined;
}

/** Reads what a call says of its caller. */
export function readCaller(form: Form, { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Caller {
  const token = trustedToken(headers) ?? lastText(form, 'access_id') ?? bearerToken(headers.authorization);
  return {
    language: lastText(form, 'language') ?? (queryParameter(url, 'language') || headers['accept-language']),
    // The gateway has issued no longer token, so it knows no session of one.
    accessId: token !== undefined && token.length <= maxTokenLength ? token : undefined,
  };
}

/** Fields that every request may have, whatever its operation. */
export const callerFields = ['access_id', 'language'] as const;

/** The caller of a request as fields; the language is one of the mall. */
export function fieldsOfCaller({ accessId, language }: Caller): Readonly<Record<string, unknown>> {
  const known = readLanguage(language);
  return { ...(accessId !== undefined && { access_id: accessId }), ...(known !== undefined && { language: known }) };
}

/** The longest session token of the contract, in characters. */
const maxTokenLength = 128;

/** The session in the header of the shop's own server, which the gateway reads together with `X-Internal-Key` only. */
function trustedToken(headers: FastifyRequest['headers']): string | undefined {
  return headers['x-internal-key'] ? headers['x-access-id']?.toString() || undefined : undefined;
}

/** The sessions of visitors with a cart, as the examples issue them: every other token counts as a customer's. */
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

/** The part of a caller on which a recorded response depends. */
export interface Audience {
  /** A language of the mall, "en"; empty for its default. */
  readonly language: string;
  /** Whether the call has a session. */
  readonly signedIn: boolean;
}

export function audienceOf({ language, accessId }: Caller): Audience {
  return { language: readLanguage(language) ?? '', signedIn: accessId !== undefined };
}

/** The last text of a field that is not empty. */
export function lastText(form: Form, name: string): string | undefined {
  const value = form.getAll(name).at(-1);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A value of the query of an address. */
export function queryParameter(url: string, name: string): string | undefined {
  return new URLSearchParams(url.split('?')[1]).get(name) ?? undefined;
}
