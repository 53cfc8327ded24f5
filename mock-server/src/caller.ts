import type { IncomingHttpHeaders } from 'node:http';
import { bearerToken, type Form } from '@mall/contract';
import { readLanguage } from './messages.ts';

/** What a call says of its caller beside the request. */
export interface Caller {
  /** As it was sent: `language` in the form, else in the address, else `Accept-Language`. */
  readonly language: string | undefined;
  /** The `access_id` of the form, else the token of `Authorization: Bearer`; undefined without a session. */
  readonly accessId: string | undefined;
}

/** Reads what a call says of its caller; `url` is its path and query. */
export function readCaller(form: Form, url: string, headers: Pick<IncomingHttpHeaders, 'accept-language' | 'authorization'>): Caller {
  return {
    language: lastText(form, 'language') ?? (queryParameter(url, 'language') || headers['accept-language']),
    accessId: lastText(form, 'access_id') ?? bearerToken(headers.authorization),
  };
}

/** The part of a caller on which an answer depends. */
export interface Audience {
  /** A language of the mall, "en"; empty for its default. */
  readonly language: string;
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
