import type { FieldError } from '@mall/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './control.ts';
import type { CallFilter, Journal } from './journal.ts';
import { readQuery } from './query.ts';

/** Adds `GET /calls?key=&api=&verdict=&limit=`, the last calls, and `DELETE /calls?key=`. */
export function addCalls(server: FastifyInstance, journal: Journal): void {
  const filtered = (names: readonly string[], act: (filter: CallFilter) => unknown) => (request: FastifyRequest, reply: FastifyReply) => {
    const filter = readFilter(request.url, names);
    return 'faults' in filter ? refuse(reply, filter.faults) : act(filter);
  };
  server.get('/calls', filtered(['key', 'api', 'verdict', 'limit'], journal.list));
  server.delete(
    '/calls',
    filtered(['key'], (filter) => {
      journal.clear(filter.session);
      return journal.list(filter);
    }),
  );
}

function readFilter(url: string, names: readonly string[]): CallFilter | { readonly faults: readonly FieldError[] } {
  const query = readQuery(url, names);
  if ('faults' in query) return query;
  const limit = query.get('limit');
  if (limit !== undefined && !/^[1-9]\d{0,2}$/.test(limit)) return { faults: [{ field: 'limit', rule: 'range', limit: [1, 999] }] };
  return {
    session: query.get('key'),
    api: query.get('api'),
    verdict: query.get('verdict'),
    ...(limit !== undefined && { limit: Number(limit) }),
  };
}
