import { setTimeout as pause } from 'node:timers/promises';
import { decodeForm, operations, virtualStatus } from '@mall/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiInJson, typeFault } from './addresses.ts';
import { answer, type Call, type Means, type Reply } from './call.ts';
import { type Caller, lastText, queried, readCaller } from './caller.ts';
import { readCallerKey } from './caller-key.ts';
import type { Envelope } from './envelope.ts';
import { type Fault, withMessage } from './faults.ts';
import { type RequestForm, readForm, readVirtual } from './form.ts';
import { httpBody, httpHeaders } from './http-answer.ts';
import { type CallResult, fieldsOf, type Journal, redactedHeaders, shortText } from './journal.ts';
import { choose, isChoice, type Preference, readPreference } from './preference.ts';
import type { Replay } from './recording/replay.ts';
import type { Rule, Rulebook, Step, Taken } from './rules.ts';
import { mismatchOf } from './when.ts';

/** The sources of a mock's answers. */
export interface AnswerSources extends Means {
  readonly rulebook: Rulebook;
  readonly journal: Journal;
  /** Undefined without a recording. */
  readonly replay: Replay | undefined;
  /** Whether a call without a recorded answer is refused. */
  readonly isStrict: boolean;
}

/** Sends envelopes. */
interface EnvelopeWriter {
  readonly json: (envelope: Envelope) => string;
  readonly refuse: (request: FastifyRequest, reply: FastifyReply, status: number, fault?: Fault) => FastifyReply;
}

/** A call with its key, form and caller. */
interface ReadCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly isVirtual: boolean;
  readonly api: string | undefined;
  readonly form: RequestForm;
  readonly key: string | undefined;
  readonly caller: Caller;
}

type Complete = (result: Partial<CallResult>) => void;

/** Answers the calls of operations; `virtualApi` is the operation of a virtual path. */
export function createServe(sources: AnswerSources, writer: EnvelopeWriter) {
  return async (request: FastifyRequest, reply: FastifyReply, virtualApi?: string): Promise<FastifyReply> => {
    const body = Buffer.isBuffer(request.body) ? request.body : undefined;
    const isVirtual = virtualApi !== undefined;
    const form = await (isVirtual ? readVirtual : readForm)(request.headers['content-type'], body);
    if (!form) return writer.refuse(request, reply, 415, typeFault(isVirtual, apiInJson(body) ?? queried(request.url, 'api')));
    const read = readCallerKey(request);
    if ('fault' in read) return writer.refuse(request, reply, 400, withMessage(read.fault));
    // A form that names several operations names none, as at the gateway.
    const named = form.getAll('api').length > 1 ? '' : lastText(form, 'api');
    const caller = readCaller(form, request.url, request.headers['accept-language']);
    const api = virtualApi ?? named ?? queried(request.url, 'api');
    return respond({ request, reply, isVirtual, api, form, key: read.key, caller }, sources, writer);
  };
}

async function respond(call: ReadCall, sources: AnswerSources, writer: EnvelopeWriter): Promise<FastifyReply> {
  const { request, reply, api, form, key, caller } = call;
  const started = performance.now();
  const at = new Date().toISOString();
  const complete = sources.journal.begin({
    ...{ at, api: api ?? '', session: key ?? '', fields: fieldsOf(form), headers: redactedHeaders(request.headers) },
  });
  const milliseconds = () => Math.round(performance.now() - started);
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished && !reply.sent) complete({ verdict: 'aborted', milliseconds: milliseconds() });
  });
  const preferred = readPreference(single(request.headers.prefer));
  const isPreferred = isChoice(preferred);
  // A call with a preference of its own follows no rule, and no rule counts it.
  const { taken, unmatched } = isPreferred || api === undefined ? unsteered : sources.rulebook.take(key, api, mismatchIn(call, api));
  complete({ unmatched });
  const step = taken?.step;
  const { replay } = sources;
  const isReplayed = replay !== undefined && step === undefined && !isPreferred;
  const answered = await answer(
    {
      ...{ api, form, language: caller.language, change: step, isStrict: sources.isStrict },
      preference: step ? preferenceOf(step, api) : preferred,
      context: { headers: request.headers, counter: taken?.counter ?? 1 },
      replay: isReplayed ? (operation, decoded) => replay.find(key, operation, decoded, caller) : undefined,
      describeMiss: isReplayed ? (operation, decoded) => replay.describeMiss(operation, decoded, caller) : undefined,
    } satisfies Call,
    sources,
  );
  const { faults = [], isRecorded, refusedOnlyBy } = answered;
  if (step?.setState && faults.length === 0) sources.rulebook.setStates(key, step.setState);
  if (step?.delayMs) await pause(step.delayMs);
  const steeredBy = step ? 'rule' : isRecorded ? 'recording' : isPreferred ? 'Prefer' : '';
  const done: Complete = (result) =>
    complete({
      ...{ steeredBy, faults, milliseconds: milliseconds(), ...(taken && { rule: taken.rule, ruleKey: taken.key }) },
      ...result,
    });
  if (reply.raw.destroyed) {
    done({ verdict: 'aborted' });
    return reply.hijack();
  }
  reply.header(
    'x-mock-answered-by',
    faults.length > 0 && step?.http?.body === undefined ? 'refusal' : steeredBy.toLowerCase() || 'example',
  );
  if (refusedOnlyBy) reply.header('x-mock-refused-only-by', refusedOnlyBy);
  return finish(call, answered, taken, done, writer);
}

const unsteered = { taken: undefined, unmatched: [] };

/** Sends the answer as the step of a rule changes it on the way. */
function finish(call: ReadCall, answered: Reply, taken: Taken | undefined, done: Complete, writer: EnvelopeWriter): FastifyReply {
  const { request, reply, isVirtual } = call;
  const { envelope, operation, status: own } = answered;
  const { http: written, fault } = taken?.step ?? {};
  // A wrong request is refused as without a rule, unless the rule answers in place of the gateway.
  const isRefused = (answered.faults ?? []).length > 0;
  const http = isRefused && written?.body === undefined ? undefined : written;
  if (fault === 'drop') {
    done({ verdict: 'dropped' });
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  if (own === 429) reply.header('retry-after', '1');
  const context = { request: answered.request ?? {}, headers: request.headers, counter: taken?.counter ?? 1 };
  reply.headers(httpHeaders(http ?? {}, context));
  if (http?.body !== undefined) {
    const status = http.status ?? 200;
    const { text, type } = httpBody(http, context);
    done({ verdict: `HTTP ${status}`, status, answer: shortText(text) });
    if (!reply.hasHeader('content-type')) reply.type(type);
    return reply.code(status).send(text);
  }
  // Clients of a virtual path read the contract and expect the contract's statuses.
  const status = http?.status ?? own ?? (isVirtual ? virtualStatus(String(envelope.code), operation?.responses ?? {}) : 200);
  const whole = writer.json(envelope);
  const text = fault === 'truncate' ? whole.slice(0, whole.length / 2) : whole;
  const code = String(envelope.code);
  done({ verdict: fault === 'truncate' ? 'cut off' : code, status, code, answer: shortText(text) });
  if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8');
  return reply.code(status).send(text);
}

/** Compares the conditions of a rule with a call; an unknown operation fulfils none. */
function mismatchIn({ form, caller, request }: ReadCall, api: string): (rule: Rule) => string | undefined {
  const operation = operations.get(api);
  if (!operation) return ({ when }) => (when === undefined ? undefined : `there is no operation ${api}`);
  const conditioned = { operation, request: decodeForm(operation, form), caller, headers: request.headers };
  return ({ when, whenHeaders }) => mismatchOf(conditioned, when, whenHeaders);
}

/** The preference of a step. A rule for several operations does not apply to those that do not declare its answer. */
function preferenceOf(step: Step, api: string | undefined): Preference & Pick<Step, 'unchecked'> {
  if (step.http?.body !== undefined) return { dynamic: false };
  const wanted = { dynamic: false, ...step };
  const operation = operations.get(api ?? '');
  return operation && 'rule' in choose(operation, wanted) ? { dynamic: false } : wanted;
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header;
}
