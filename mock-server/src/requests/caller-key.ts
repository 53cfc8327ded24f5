import type { FastifyRequest } from 'fastify';
import type { Fault } from '../faults.ts';
import { queryParameter } from './caller.ts';
import { keyFaults } from './query.ts';

/** The cookie, the header and the query parameter with the session key of a call. */
const sessionCookie = 'mall_mock';
const sessionHeader = 'x-mall-mock-key';
const sessionParameter = 'mock_key';

/** The session key of a call, undefined without one; or the error of a malformed key. */
type CallerKey = { readonly key: string | undefined } | { readonly fault: Fault };

/** Reads the session key of a call from the header, else from the query, else from the cookie. */
export function readCallerKey(request: Pick<FastifyRequest, 'headers' | 'url'>): CallerKey {
  const { headers, url } = request;
  const sources = [
    [`header ${sessionHeader}`, headers[sessionHeader]],
    [`query ${sessionParameter}`, queryParameter(url, sessionParameter)],
    [`cookie ${sessionCookie}`, cookieOf(headers.cookie)],
  ] as const;
  for (const [field, value] of sources) {
    if (value === undefined || value === '') continue;
    const key = String(value);
    const [fault] = keyFaults(field, key);
    return fault ? { fault } : { key };
  }
  return { key: undefined };
}

function cookieOf(header: string | undefined): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${sessionCookie}=`))?.slice(sessionCookie.length + 1);
}
