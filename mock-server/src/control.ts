import type { FieldError } from '@mall/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nearest } from './nearest.ts';
import { readRules } from './read-rules.ts';
import type { Rule, Rulebook } from './rules.ts';
import type { Scenario } from './scenarios.ts';

/** The cookie that says whose call it is. */
export const sessionCookie = 'mall_mock';

/** A query that names a session. */
export interface KeyQuery {
  readonly Querystring: { readonly key?: string };
}

/**
 * The doors by which people and tests steer the mock. Each speaks JSON and means the session of `?key=` or of the cookie, or everybody:
 * `GET /control` tells the rules that hold, `PUT /control` sets `{ rules }` or `{ scenario }`, `DELETE /control` ends them,
 * `GET /scenarios` lists what can be named.
 */
export function addControl(server: FastifyInstance, rulebook: Rulebook, scenarios: ReadonlyMap<string, Scenario>): void {
  const told = (key: string | undefined) => ({ key: key ?? null, rules: rulebook.get(key) });
  server.get('/scenarios', () => [...scenarios.values()].map(({ name, summary }) => ({ name, summary })));
  server.get<KeyQuery>('/control', (request) => told(keyOf(request)));
  server.put<KeyQuery>('/control', (request, reply) => {
    const read = wanted(request.body, scenarios);
    if ('faults' in read) return refuse(reply, read.faults);
    rulebook.set(keyOf(request), read.rules);
    return told(keyOf(request));
  });
  server.delete<KeyQuery>('/control', (request) => {
    rulebook.clear(keyOf(request));
    return told(keyOf(request));
  });
}

const refuse = (reply: FastifyReply, errors: readonly FieldError[]) => reply.code(400).send({ errors });

function keyOf(request: FastifyRequest<KeyQuery>): string | undefined {
  return request.query.key || sessionOf(request);
}

/** The session key in a request's cookies. */
export function sessionOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === sessionCookie)?.[1] || undefined;
}

type Wanted = { readonly rules: readonly Rule[] } | { readonly faults: readonly FieldError[] };

function wanted(body: unknown, scenarios: ReadonlyMap<string, Scenario>): Wanted {
  const asked = parsed(body);
  if (asked === undefined) return { faults: [{ field: 'body', rule: 'json' }] };
  if (!('scenario' in asked)) return readRules('rules' in asked ? asked.rules : undefined);
  const scenario = scenarios.get(String(asked.scenario));
  return scenario ?? { faults: [{ field: 'scenario', rule: 'enum', limit: nearest(String(asked.scenario), scenarios.keys()) }] };
}

function parsed(body: unknown): object | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
