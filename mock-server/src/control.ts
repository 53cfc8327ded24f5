import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCallerKey } from './caller-key.ts';
import { type Fault, unknownName, withMessage } from './faults.ts';
import { isJsonObject } from './json-object.ts';
import { readQuery } from './query.ts';
import { readRules } from './read-rules.ts';
import type { Rule, Rulebook } from './rules.ts';
import type { Scenario } from './scenarios.ts';
import { stateProblems, statesOf } from './state-faults.ts';
import type { KnownStates } from './states.ts';

/**
 * The addresses by which people and tests steer the mock, in JSON. Each applies to the session of `?key=`, of the header or of the cookie, or to all
 * sessions: `GET /control` returns the current rules and states, `PUT /control` sets `{ rules }` or `{ scenario }` and answers `warnings` about rules that may never apply, `DELETE /control` removes the
 * rules, `GET /scenarios` lists the named scenarios.
 */
export function addControl(server: FastifyInstance, rulebook: Rulebook, scenarios: ReadonlyMap<string, Scenario>): void {
  const currentState = (key: string | undefined) => ({ key: key ?? null, rules: rulebook.get(key), states: rulebook.states(key) });
  server.get('/scenarios', (request, reply) => {
    const query = readQuery(request.url, []);
    return 'faults' in query ? refuse(reply, query.faults) : [...scenarios.values()].map(({ name, summary }) => ({ name, summary }));
  });
  const withKey = (handle: (key: string | undefined, request: FastifyRequest, reply: FastifyReply) => unknown) => {
    return (request: FastifyRequest, reply: FastifyReply) => {
      const query = readQuery(request.url, ['key']);
      if ('faults' in query) return refuse(reply, query.faults);
      const keyInQuery = query.get('key');
      const caller = keyInQuery === undefined ? readCallerKey(request) : { key: keyInQuery };
      return 'fault' in caller ? refuse(reply, [caller.fault]) : handle(caller.key, request, reply);
    };
  };
  server.get('/control', withKey(currentState));
  server.put(
    '/control',
    withKey((key, { body }, reply) => {
      const read = readBody(body, scenarios, statesOf(rulebook.otherRules(key)));
      if ('faults' in read) return refuse(reply, read.faults);
      rulebook.set(key, read.rules);
      return { ...currentState(key), warnings: read.warnings.map((warning) => withMessage(warning).message) };
    }),
  );
  server.delete(
    '/control',
    withKey((key) => {
      rulebook.clear(key);
      return currentState(key);
    }),
  );
}

/** Refuses a request to one of the mock's own addresses: each fault has an English sentence in `message` beside the machine-readable members. */
export const refuse = (reply: FastifyReply, faults: readonly Fault[]) => reply.code(400).send({ errors: faults.map(withMessage) });

type ReadBody = { readonly rules: readonly Rule[]; readonly warnings: readonly Fault[] } | { readonly faults: readonly Fault[] };

const members = ['rules', 'scenario'];

function readBody(body: unknown, scenarios: ReadonlyMap<string, Scenario>, statesOfOtherRules: KnownStates): ReadBody {
  const read = parseJsonObject(body);
  if (read === undefined) return { faults: [{ field: 'body', rule: 'json', limit: members }] };
  const [unknown] = Object.keys(read).filter((name) => !members.includes(name));
  if (unknown !== undefined) return { faults: [unknownName(unknown, 'member', unknown, members)] };
  if ('rules' in read && 'scenario' in read)
    return { faults: [{ field: 'scenario', rule: 'not', limit: members, message: 'The body cannot have both rules and scenario.' }] };
  if (!('scenario' in read)) return readRules(read.rules, statesOfOtherRules);
  const name = String(read.scenario);
  const scenario = scenarios.get(name);
  if (scenario) return { rules: scenario.rules, warnings: stateProblems(scenario.rules, statesOfOtherRules).warnings };
  return { faults: [unknownName('scenario', 'scenario', name, scenarios.keys())] };
}

function parseJsonObject(body: unknown): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '');
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
