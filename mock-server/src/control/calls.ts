import { operations } from '@mall/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from '../faults.ts';
import { unknownOperation } from '../operation-names.ts';
import { readQuery } from '../requests/query.ts';
import { refuse } from './control.ts';
import { type CallFilter, type Journal, maxStoredCalls } from './journal.ts';

/** Adds `GET /calls?key=&api=&verdict=&limit=`, the last calls, and `DELETE /calls?key=`. */
export function addCalls(server: FastifyInstance, journal: Journal): void {
  const withFilter =
    (names: readonly string[], handle: (filter: CallFilter) => unknown) => (request: FastifyRequest, reply: FastifyReply) => {
      const filter = readFilter(request.url, names, journal);
      return 'faults' in filter ? refuse(reply, filter.faults) : handle(filter);
    };
  server.get('/calls', withFilter(['key', 'api', 'verdict', 'limit'], journal.list));
  server.delete(
    '/calls',
    withFilter(['key'], (filter) => {
      journal.clear(filter.session);
      return journal.list(filter);
    }),
  );
}

/** Verdicts that are not codes. */
const nonCodeVerdicts = ['pending', 'dropped', 'reset', 'cut off', 'aborted'];

function readFilter(url: string, names: readonly string[], journal: Journal): CallFilter | { readonly faults: readonly Fault[] } {
  const query = readQuery(url, names);
  if ('faults' in query) return query;
  const limit = query.get('limit');
  if (limit !== undefined && !(/^[1-9]\d{0,2}$/.test(limit) && Number(limit) <= maxStoredCalls))
    return { faults: [{ field: 'limit', rule: 'range', limit: [1, maxStoredCalls] }] };
  const filter = { session: query.get('key'), api: query.get('api'), verdict: query.get('verdict') };
  const faults = [...apiFaults(filter.api, journal), ...verdictFaults(filter.verdict)];
  return faults.length > 0 ? { faults } : { ...filter, ...(limit !== undefined && { limit: Number(limit) }) };
}

/** The error of an unknown operation in the filter. A name that a stored call has is accepted. */
function apiFaults(api: string | undefined, journal: Journal): Fault[] {
  if (api === undefined || operations.has(api) || journal.list({ api, limit: 1 }).length > 0) return [];
  return [unknownOperation('api', api)];
}

function verdictFaults(verdict: string | undefined): Fault[] {
  if (verdict === undefined || /^(HTTP )?\d{1,10}$/.test(verdict) || nonCodeVerdicts.includes(verdict)) return [];
  const message = `verdict: "${verdict.slice(0, 80)}" is neither a code, such as 200, nor "HTTP 502", nor one of ${nonCodeVerdicts.join(', ')}.`;
  return [{ field: 'verdict', rule: 'enum', limit: ['CODE', 'HTTP STATUS', ...nonCodeVerdicts], message }];
}
