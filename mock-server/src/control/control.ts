import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Fault, withMessage } from '../faults.ts';
import { readCallerKey } from '../requests/caller-key.ts';
import { readQuery } from '../requests/query.ts';
import type { Rule, Rulebook } from '../rules/rules.ts';
import type { Scenario } from '../rules/scenarios.ts';
import { statesOf } from '../rules/state-faults.ts';
import type { StateValues } from '../rules/states.ts';
import { readControlBody, readRuleBody } from './control-body.ts';

/** The rules and states of a session key, or with null those of all sessions. */
export interface Control {
  readonly key: string | null;
  readonly rules: readonly Rule[];
  readonly states: StateValues;
  /** Only after a change: messages about rules that may never apply. */
  readonly warnings?: readonly string[];
}

/**
 * Adds the HTTP API that controls the mock, in JSON. Each request applies to the session of `?key=`, of the header or of the cookie, or to all
 * sessions: `GET /control` returns the current rules and states, `PUT /control` sets `{ rules }` or `{ scenario }`, and `{ states }`, and returns
 * `warnings` about rules that may never apply, `DELETE /control` removes the rules, `POST /control/rules` adds one before the others,
 * `DELETE /control/rules/0` removes one, `GET /control/keys` lists the keys with rules or states, `DELETE /control/keys` removes those of every key,
 * `GET /scenarios` lists the named scenarios.
 */
export function addControl(server: FastifyInstance, rulebook: Rulebook, scenarios: ReadonlyMap<string, Scenario>): void {
  const currentState = (key: string | undefined): Control => ({ key: key ?? null, rules: rulebook.get(key), states: rulebook.states(key) });
  const changedState = (key: string | undefined, warnings: readonly Fault[]): Control => ({
    ...currentState(key),
    warnings: warnings.map((warning) => withMessage(warning).message),
  });
  server.get(
    '/scenarios',
    withoutQuery(() => [...scenarios.values()]),
  );
  server.get(
    '/control/keys',
    withoutQuery(() => ({ keys: rulebook.keys() })),
  );
  server.delete(
    '/control/keys',
    withoutQuery(() => {
      rulebook.clearKeys();
      return { keys: rulebook.keys() };
    }),
  );
  server.get('/control', withKey(currentState));
  server.put(
    '/control',
    withKey((key, request, reply) => {
      const read = readControlBody(request.body, { key, scenarios, statesOfOtherRules: statesOf(rulebook.otherRules(key)) });
      if ('faults' in read) return refuse(reply, read.faults);
      if (mayNotForward(request, read.rules ?? [])) return refuse(reply, [foreignForwardFault]);
      if (read.rules) rulebook.set(key, read.rules);
      if (read.states) rulebook.setStates(key, read.states);
      return changedState(key, read.warnings);
    }),
  );
  server.delete(
    '/control',
    withKey((key) => {
      rulebook.clear(key);
      return currentState(key);
    }),
  );
  server.post(
    '/control/rules',
    withKey((key, request, reply) => {
      const read = readRuleBody(request.body, statesOf([...rulebook.get(key), ...rulebook.otherRules(key)]));
      if ('faults' in read) return refuse(reply, read.faults);
      if (mayNotForward(request, [read.rule])) return refuse(reply, [foreignForwardFault]);
      rulebook.add(key, read.rule);
      return changedState(key, read.warnings);
    }),
  );
  server.delete(
    '/control/rules/:index',
    withKey((key, request, reply) => {
      const index = Number(/\d+$/.exec(request.url.split('?')[0] ?? '')?.[0]);
      if (!rulebook.remove(key, index)) return refuse(reply, [unknownRule(rulebook.get(key).length)]);
      return currentState(key);
    }),
  );
}

/**
 * Whether rules with `forward` come from a page of another origin. The mock allows pages of every origin, which could otherwise send requests to servers
 * that only this machine can reach, and read the responses.
 */
function mayNotForward({ headers: { origin, host } }: FastifyRequest, rules: readonly Rule[]): boolean {
  const isForeign = origin !== undefined && origin !== `http://${host}`;
  return isForeign && rules.some(({ response }) => response.some(({ forward }) => forward !== undefined));
}

const foreignForwardFault: Fault = {
  field: 'forward',
  rule: 'not',
  message: 'forward: pages of other origins cannot set rules that forward. Set them from a test, the command line or the control page.',
};

type Handle = (key: string | undefined, request: FastifyRequest, reply: FastifyReply) => unknown;

/** Handles a request that takes no query parameters. */
function withoutQuery(handle: () => unknown) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const query = readQuery(request.url, []);
    return 'faults' in query ? refuse(reply, query.faults) : handle();
  };
}

/** Handles a request with the session of `?key=`, else of the caller. */
function withKey(handle: Handle) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const query = readQuery(request.url, ['key']);
    if ('faults' in query) return refuse(reply, query.faults);
    const keyInQuery = query.get('key');
    const caller = keyInQuery === undefined ? readCallerKey(request) : { key: keyInQuery };
    return 'fault' in caller ? refuse(reply, [caller.fault]) : handle(caller.key, request, reply);
  };
}

function unknownRule(count: number): Fault {
  const known = count === 0 ? 'there are no rules' : `the rules have the indexes 0 to ${count - 1}`;
  return { field: 'index', rule: 'enum', message: `index: there is no such rule; ${known}.` };
}

/** Refuses a request to one of the mock's own addresses: each error has an English sentence in `message` in addition to the machine-readable members. */
export const refuse = (reply: FastifyReply, faults: readonly Fault[]) => reply.code(400).send({ errors: faults.map(withMessage) });
