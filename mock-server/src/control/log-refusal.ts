import type { FastifyRequest } from 'fastify';
import { queryParameter } from '../requests/caller.ts';
import { readCallerKey } from '../requests/caller-key.ts';
import { type Journal, jsonBodyOf, type RequestFault, redactedHeaders, truncateText } from './journal.ts';

/** The refusal of a call before its operation is known. */
interface Refusal {
  readonly status: number;
  readonly fault: RequestFault;
  /** The body of the response. */
  readonly response: string;
}

/** Logs a call that is refused before its operation is known. Its fields are not read. */
export function logRefusal(journal: Journal, request: FastifyRequest, { status, fault, response }: Refusal): void {
  const { method, url, params, headers } = request;
  const callerKey = readCallerKey(request);
  const inPath = typeof params === 'object' && params !== null && 'api' in params ? String(params.api) : '';
  // The name of an operation has a dot; a path without one is a wrong base path.
  const named = inPath.includes('.') ? inPath : queryParameter(url, 'api');
  const complete = journal.begin({
    at: new Date().toISOString(),
    method,
    api: named ?? '',
    session: 'key' in callerKey ? (callerKey.key ?? '') : '',
    fields: [],
    headers: redactedHeaders(headers),
    ...jsonBodyOf(request),
  });
  complete({ verdict: '50010', status, code: '50010', response: truncateText(response), steeredBy: 'refusal', faults: [fault] });
}
