import type { FieldError } from '@mall/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nearest } from './nearest.ts';
import { readQuery } from './query.ts';
import { readRules } from './read-rules.ts';
import type { Rule, Rulebook } from './rules.ts';
import type { Scenario } from './scenarios.ts';

/** The cookie that says whose call it is. */
export const sessionCookie = 'mall_mock';

/**
 * The doors by which people and tests steer the mock. Each speaks JSON and means the session of `?key=` or of the cookie, or everybody:
 * `GET /control` tells the rules that hold, `PUT /control` sets `{ rules }` or `{ scenario }`, `DELETE /control` ends them,
 * `GET /scenarios` lists what can be named.
 */
export function addControl(server: FastifyInstance, rulebook: Rulebook, scenarios: ReadonlyMap<string, Scenario>): void {
  const told = (key: string | undefined) => ({ key: key ?? null, rules: rulebook.get(key) });
  server.get('/scenarios', (request, reply) => {
    const query = readQuery(request.url, []);
    return 'faults' in query ? refuse(reply, query.faults) : [...scenarios.values()].map(({ name, summary }) => ({ name, summary }));
  });
  const withKey = (act: (key: string | undefined, request: FastifyRequest, reply: FastifyReply) => unknown) => {
    return (request: FastifyRequest, reply: FastifyReply) => {
      const query = readQuery(request.url, ['key']);
      return 'faults' in query ? refuse(reply, query.faults) : act(query.get('key') ?? sessionOf(request), request, reply);
    };
  };
  server.get('/control', withKey(told));
  server.put(
    '/control',
    withKey((key, { body }, reply) => {
      const read = wanted(body, scenarios);
      if ('faults' in read) return refuse(reply, read.faults);
      rulebook.set(key, read.rules);
      return told(key);
    }),
  );
  server.delete(
    '/control',
    withKey((key) => {
      rulebook.clear(key);
      return told(key);
    }),
  );
}

/** Refuses a request to one of the mock's own addresses. */
export const refuse = (reply: FastifyReply, errors: readonly FieldError[]) => reply.code(400).send({ errors });

/** The session key in a request's cookies. */
export function sessionOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === sessionCookie)?.[1] || undefined;
}

type Wanted = { readonly rules: readonly Rule[] } | { readonly faults: readonly FieldError[] };

const members = ['rules', 'scenario'];

function wanted(body: unknown, scenarios: ReadonlyMap<string, Scenario>): Wanted {
  const asked = parsed(body);
  if (asked === undefined) return { faults: [{ field: 'body', rule: 'json', limit: members }] };
  const [unknown] = Object.keys(asked).filter((name) => !members.includes(name));
  if (unknown !== undefined) return { faults: [{ field: unknown, rule: 'enum', limit: nearest(unknown, members) }] };
  if ('rules' in asked && 'scenario' in asked) return { faults: [{ field: 'scenario', rule: 'not', limit: members }] };
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
