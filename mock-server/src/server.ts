import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { decodeForm, type Form, operations, virtualStatus } from '@mall/contract';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { answer, type Call, type Means } from './call.ts';
import { type Caller, lastText, queried, readCaller } from './caller.ts';
import { addCalls } from './calls.ts';
import { addControl, sessionOf } from './control.ts';
import { addCors } from './cors.ts';
import { apiInJson, doorFault, methodsOf, typeFault } from './door.ts';
import { breakdown, type Envelope, refusal } from './envelope.ts';
import { BrokenJson, bodyLimit, readForm, readVirtual } from './form.ts';
import { addInformation } from './information.ts';
import { fieldsOf, type Journal } from './journal.ts';
import { listOperations } from './listing.ts';
import { createMediaReader, widths } from './media.ts';
import { controlPage } from './page/page.ts';
import { choose, isChoice, type Preference, readPreference } from './preference.ts';
import type { Replay } from './recording/recording.ts';
import type { Rulebook, Step } from './rules.ts';
import type { Scenario } from './scenarios.ts';
import { fulfils, type When } from './when.ts';

/** The sources of a mock's answers. */
export interface Sources extends Means {
  readonly rulebook: Rulebook;
  readonly journal: Journal;
  readonly scenarios: ReadonlyMap<string, Scenario>;
  /** Undefined without a recording. */
  readonly replay: Replay | undefined;
  /** Whether a call without a recorded answer is refused. */
  readonly isStrict: boolean;
}

/** The front door: the gateway's wire on one address, and the contract's virtual paths for tools that read the contract. */
export function buildServer({ rulebook, scenarios, journal, replay, isStrict, ...means }: Sources): FastifyInstance {
  const { messages } = means;
  const server = fastify({
    bodyLimit,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true },
    // An address that is none, such as /%zz, reaches no handler.
    frameworkErrors: (_error, request, reply) => refuse(request, reply, 400),
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  addCors(server);

  const json = jsonWriter();
  const readMedia = createMediaReader();
  const send = (reply: FastifyReply, status: number, envelope: Envelope) =>
    reply.code(status).type('application/json; charset=utf-8').send(json(envelope));
  const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, fault = doorFault(status)) =>
    send(reply, status, refusal(messages, request.headers['accept-language'], [fault]));

  const serve = async (request: FastifyRequest, reply: FastifyReply, virtualApi?: string) => {
    const body = Buffer.isBuffer(request.body) ? request.body : undefined;
    const form = await (virtualApi === undefined ? readForm : readVirtual)(request.headers['content-type'], body);
    if (!form) return refuse(request, reply, 415, typeFault(virtualApi !== undefined, apiInJson(body) ?? queried(request.url, 'api')));
    const started = performance.now();
    const session = sessionOf(request);
    // A form that names several names none, as at the gateway.
    const named = form.getAll('api').length > 1 ? '' : lastText(form, 'api');
    const api = virtualApi ?? named ?? queried(request.url, 'api');
    const caller = readCaller(form, request.url, request.headers['accept-language']);
    const { language } = caller;
    const preferred = readPreference(single(request.headers.prefer));
    const isPreferred = isChoice(preferred);
    // A call that says itself what it wants follows no rule, and counts for none.
    const taken = !isPreferred && api !== undefined ? rulebook.take(session, api, fulfilledBy(api, form, caller)) : undefined;
    const step = taken?.step;
    const isSteered = step !== undefined || isPreferred;
    const replayed: Call['replay'] = isSteered || !replay ? undefined : (operation, decoded) => replay(session, operation, decoded, caller);
    const preference = step ? preferenceOf(step, api) : preferred;
    const {
      envelope,
      operation,
      faults = [],
      refusedOnlyBy,
      isRecorded,
      status: refused,
    } = await answer({ api, form, preference, language, change: step, replay: replayed, isStrict }, means);
    if (step?.delayMs) await pause(step.delayMs);
    const steeredBy = step ? 'rule' : isRecorded ? 'recording' : isPreferred ? 'Prefer' : '';
    journal.add({
      at: new Date().toISOString(),
      api: api ?? '',
      session: session ?? '',
      verdict: step?.fault === undefined ? String(envelope.code) : verdicts[step.fault],
      steeredBy,
      ...(taken && { rule: taken.rule }),
      milliseconds: performance.now() - started,
      faults,
      fields: fieldsOf(form),
    });
    if (step?.fault === 'drop') return drop(request, reply);
    reply.header('x-mock-answered-by', faults.length > 0 ? 'refusal' : steeredBy.toLowerCase() || 'example');
    if (refusedOnlyBy) reply.header('x-mock-refused-only-by', refusedOnlyBy);
    // Whoever calls a virtual path reads the contract and expects the contract's statuses.
    const status = refused ?? (virtualApi === undefined ? 200 : virtualStatus(String(envelope.code), operation?.responses ?? {}));
    if (step?.fault === 'truncate')
      return reply
        .code(status)
        .type('application/json; charset=utf-8')
        .send(half(json(envelope)));
    return send(reply, status, envelope);
  };

  server.get('/', (request, reply) => {
    if (!/text\/html/.test(request.headers.accept ?? '')) return listOperations();
    const nonce = randomUUID();
    const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(controlPage(operations.values(), scenarios.values(), nonce));
  });
  addCalls(server, journal);
  addInformation(server);
  addControl(server, rulebook, scenarios);
  server.get<{ Params: { '*': string }; Querystring: { w?: string } }>('/media/*', async (request, reply) => {
    const width = Number(request.query.w ?? 960);
    if (!widths.includes(width)) return refuse(request, reply, 400, { field: 'w', rule: 'enum', limit: widths });
    const picture = await readMedia(request.params['*'], width);
    if (!picture) return refuse(request, reply, 404);
    return reply.type('image/webp').header('cache-control', 'public, max-age=86400').send(picture);
  });
  server.post('/api', (request, reply) => serve(request, reply));
  server.post<{ Params: { api: string } }>('/api/:api', (request, reply) => serve(request, reply, request.params.api));
  const elsewhere = (request: FastifyRequest, reply: FastifyReply) => {
    const methods = methodsOf(request.url);
    if (!methods || methods.includes(request.method)) return refuse(request, reply, 404);
    return refuse(request, reply.header('allow', methods.join(', ')), 405, doorFault(405, methods));
  };
  // The name of an operation has a dot; a path without one is a wrong base path.
  server.post<{ Params: { api: string } }>('/:api', (request, reply) =>
    request.params.api.includes('.') ? serve(request, reply, request.params.api) : elsewhere(request, reply),
  );

  server.setNotFoundHandler(elsewhere);
  server.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
    if (error instanceof BrokenJson) return refuse(request, reply, status, { field: 'body', rule: 'json' });
    if (status < 500) return refuse(request, reply, status);
    console.error(request.id, error);
    return send(reply, status, breakdown(messages, request.headers['accept-language'], request.id));
  });
  return server;
}

const verdicts = { drop: 'dropped', truncate: 'cut off' } as const;

/** Judges the conditions of a rule by a call of an operation; an unknown operation fulfils none. */
function fulfilledBy(api: string, form: Form, caller: Caller): (when: When) => boolean {
  const operation = operations.get(api);
  return (when) => operation !== undefined && fulfils(operation, decodeForm(operation, form), caller, when);
}

/** What a step asks of an operation; what holds for all of them leaves those alone that do not declare it. */
function preferenceOf(step: Step, api: string | undefined): Preference {
  const wanted = { dynamic: false, ...step };
  const operation = operations.get(api ?? '');
  return operation && 'rule' in choose(operation, wanted) ? { dynamic: false } : wanted;
}

/** Ends the connection as a cable does. */
function drop(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

const half = (whole: string) => whole.slice(0, whole.length / 2);

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header;
}

/** Prism hands out the contract's own example objects, so their text is made once; whether one is given is decided anew for every request. */
function jsonWriter(): (envelope: Envelope) => string {
  const known = new WeakMap<Envelope, string>();
  return (envelope) => {
    const made = known.get(envelope) ?? JSON.stringify(envelope);
    known.set(envelope, made);
    return made;
  };
}
