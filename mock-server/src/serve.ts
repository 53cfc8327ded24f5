import { setTimeout as pause } from 'node:timers/promises';
import { transportErrors, validateRequest, virtualStatus } from '@mall/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CallResult, fieldsOf, type Journal, jsonBodyOf, redactedHeaders, truncateText, withoutToken } from './control/journal.ts';
import { type Fault, withMessage } from './faults.ts';
import { type Forwarder, forwarderTo, replyForwarded } from './forwarding.ts';
import type { Replay } from './recording/replay.ts';
import { apiInJson, bodyFault } from './requests/addresses.ts';
import { type Caller, fieldsOfCaller, lastText, queryParameter, readCaller } from './requests/caller.ts';
import { readCallerKey } from './requests/caller-key.ts';
import { type DecodedRequest, decodeRequest } from './requests/decoded-request.ts';
import { type RequestForm, readForm, readVirtual } from './requests/form.ts';
import { createGate, type Gate, type GateDependencies } from './requests/gate.ts';
import { ignoredFieldNotices } from './requests/ignored-fields.ts';
import { type Call, type Reply, type ResponseDependencies, responseTo } from './responses/call.ts';
import type { Envelope } from './responses/envelope.ts';
import { httpBody, httpHeaders } from './responses/http-response.ts';
import { delayOf, dripOf, dropConnection, firstHalf, resetConnection, truncateResponse } from './responses/network-faults.ts';
import { isChoice, readPreference } from './responses/preference.ts';
import { renderMembers, type TemplateContext } from './responses/template.ts';
import { computeStep } from './rules/computed-step.ts';
import { type MatchedStep, type Rule, type Rulebook, replacesRefusal, type Step } from './rules/rules.ts';
import { preferenceOf } from './rules/step-preference.ts';
import { mismatchOf } from './rules/when.ts';

/** The dependencies that create the responses of the mock. */
export interface CallDependencies extends ResponseDependencies, GateDependencies {
  readonly rulebook: Rulebook;
  readonly journal: Journal;
  /** Undefined without a recording. */
  readonly replay: Replay | undefined;
  /** Whether a call without a recorded response is refused. */
  readonly isStrict: boolean;
  /** Forwards the calls that neither a preference nor a rule answers; undefined without a proxy. */
  readonly forwarder: Forwarder | undefined;
}

type Refuse = (request: FastifyRequest, reply: FastifyReply, status: number, fault?: Fault) => FastifyReply;

/** Sends envelopes. */
interface EnvelopeWriter {
  readonly json: (envelope: Envelope) => string;
  /** Refuses and logs a call that is not logged yet. */
  readonly refuse: Refuse;
  /** Refuses a call that is already logged. */
  readonly refuseLogged: Refuse;
}

/** A call with its key, form and caller. */
interface ReadCall {
  /** The operation with its decoded request; undefined where there is no such operation. */
  readonly decoded: DecodedRequest | undefined;
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
export function createServe(dependencies: CallDependencies, writer: EnvelopeWriter) {
  return async (request: FastifyRequest, reply: FastifyReply, virtualApi?: string): Promise<FastifyReply> => {
    const body = Buffer.isBuffer(request.body) ? request.body : undefined;
    const isVirtual = virtualApi !== undefined;
    const form = await (isVirtual ? readVirtual : readForm)(request.headers['content-type'], body);
    if (!form) {
      const api = apiInJson(body) ?? queryParameter(request.url, 'api');
      return writer.refuse(request, reply, 415, bodyFault(request.headers['content-type'], isVirtual, api));
    }
    const callerKey = readCallerKey(request);
    if ('fault' in callerKey) return writer.refuse(request, reply, 400, callerKey.fault);
    // A form with several operations is treated as one without, as at the gateway.
    const apiInForm = form.getAll('api').length > 1 ? '' : lastText(form, 'api');
    const caller = readCaller(form, request);
    const api = virtualApi ?? apiInForm ?? queryParameter(request.url, 'api');
    const decoded = decodeRequest(api, form);
    return respond({ decoded, request, reply, isVirtual, api, form, key: callerKey.key, caller }, dependencies, writer);
  };
}

/** Enters a call in the journal; the result is completed later, or when the client aborts. */
function beginLog({ request, reply, api, form, key, caller }: ReadCall, { journal }: CallDependencies) {
  const started = performance.now();
  const milliseconds = () => Math.round(performance.now() - started);
  const log = journal.begin({
    at: new Date().toISOString(),
    method: request.method,
    api: api ?? '',
    session: key ?? '',
    fields: fieldsOf(form),
    headers: redactedHeaders(request.headers),
    ...jsonBodyOf(request),
  });
  const complete: Complete = (result) => log(withoutToken(result, caller.accessId));
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished && !reply.sent) complete({ verdict: 'aborted', milliseconds: milliseconds() });
  });
  return { complete, milliseconds };
}

async function respond(call: ReadCall, dependencies: CallDependencies, writer: EnvelopeWriter): Promise<FastifyReply> {
  const { decoded, request, reply, api, key, caller } = call;
  const log = beginLog(call, dependencies);
  const preference = readPreference(joinHeader(request.headers.prefer));
  const isPreferred = isChoice(preference);
  const gate = createGate({ ...call, isPreferred }, dependencies);
  // Rules do not apply to a call with a preference and do not count it.
  const ruled = api === undefined ? undefined : ruleCall(call, api, gate);
  const { matchedStep, unmatched } = isPreferred || !ruled ? noMatch : dependencies.rulebook.match(key, ruled);
  log.complete({ unmatched, notices: noticesOf(call) });
  const context = {
    caller: fieldsOfCaller(caller),
    headers: request.headers,
    counter: matchedStep?.counter ?? 1,
    states: dependencies.rulebook.states(key),
  };
  // A function answers valid requests only; the refusal of others needs no step.
  const isComputed = matchedStep?.step.respond !== undefined && ruled?.isRefused() === false;
  const computed = isComputed
    ? await computeStep(matchedStep, ruled.api, { ...context, request: decoded?.request ?? {} })
    : { step: matchedStep?.step };
  if ('fault' in computed) {
    const fault = withMessage(computed.fault);
    log.complete({ verdict: 'HTTP 500', status: 500, steeredBy: 'rule', faults: [fault], milliseconds: log.milliseconds() });
    return writer.refuseLogged(request, reply, 500, fault);
  }
  const matched = matchedStep && computed.step ? { ...matchedStep, step: computed.step } : undefined;
  return respondBy({ ...call, matched, preference, isPreferred, gate, context, log }, dependencies, writer);
}

/** A call with the decision about its response. */
interface DecidedCall extends ReadCall {
  /** The step of a rule; undefined where no rule answers. */
  readonly matched: MatchedStep | undefined;
  readonly preference: ReturnType<typeof readPreference>;
  readonly isPreferred: boolean;
  readonly gate: Gate;
  readonly context: Omit<TemplateContext, 'request'>;
  readonly log: ReturnType<typeof beginLog>;
}

async function respondBy(call: DecidedCall, dependencies: CallDependencies, writer: EnvelopeWriter): Promise<FastifyReply> {
  const { decoded, reply, api, form, key, caller, matched, preference, isPreferred, gate, context } = call;
  const { complete, milliseconds } = call.log;
  const step = matched?.step;
  const { replay } = dependencies;
  const forwarder = isPreferred ? undefined : forwarderOf(step, dependencies);
  if (forwarder) {
    const byRule = matched && { rule: matched.rule, ruleKey: matched.key };
    const completeForwarded: Complete = (result) => complete({ steeredBy: 'proxy', milliseconds: milliseconds(), ...byRule, ...result });
    return forward(call, forwarder, step, completeForwarded, writer);
  }
  const isFromRecording = replay !== undefined && step === undefined && !isPreferred;
  const response = await responseTo(
    {
      api,
      form,
      decoded,
      language: caller.language,
      change: step,
      isStrict: dependencies.isStrict,
      preference: step ? preferenceOf(step, decoded?.operation) : preference,
      accessId: caller.accessId,
      gated: gate.check,
      context,
      replay: isFromRecording ? (operation, decoded) => replay.find(key, operation, decoded, caller) : undefined,
      missFault: isFromRecording ? (operation, decoded) => replay.missFault(operation, decoded, caller) : undefined,
    } satisfies Call,
    dependencies,
  );
  const { faults = [], isRecorded, refusedOnlyBy, isReplayed } = response;
  if (response.operation && step?.fault === undefined) gate.store(response.operation, response);
  const templates = { ...context, request: response.request ?? {} };
  if (step?.setState && faults.length === 0 && !isReplayed) dependencies.rulebook.setStates(key, renderMembers(step.setState, templates));
  if (step?.delayMs !== undefined) await pause(delayOf(step.delayMs));
  const isWithoutRule = (faults.length > 0 || isReplayed) && !(step && replacesRefusal(step));
  const gated = isReplayed ? 'replay' : 'refusal';
  const steeredBy = isWithoutRule ? gated : step ? 'rule' : isRecorded ? 'recording' : isPreferred ? 'Prefer' : '';
  const completeWithResponse: Complete = (result) =>
    complete({
      steeredBy,
      faults: faults.map(withMessage),
      milliseconds: milliseconds(),
      ...(matched && !isWithoutRule && { rule: matched.rule, ruleKey: matched.key }),
      ...result,
    });
  if (reply.raw.destroyed) {
    completeWithResponse({ verdict: 'aborted' });
    return reply.hijack();
  }
  reply.header('x-mock-answered-by', steeredBy.toLowerCase() || 'example');
  if (isReplayed) reply.header('idempotent-replayed', 'true');
  if (refusedOnlyBy) reply.header('x-mock-refused-only-by', refusedOnlyBy);
  return finish(call, response, matched?.step, templates, completeWithResponse, writer);
}

/** The gateway to which a call is forwarded: that of its rule, or without a rule that of the mock. */
function forwarderOf(step: Step | undefined, { forwarder }: CallDependencies): Forwarder | undefined {
  if (step === undefined) return forwarder;
  return step.forward === undefined ? undefined : forwarderTo(step.forward, 'forward');
}

const noMatch = { matchedStep: undefined, unmatched: [] };

/** Sends the response of the gateway behind the mock, or an error when it cannot be reached. */
async function forward(
  { request, reply, isVirtual, api }: ReadCall,
  forwarder: Forwarder,
  step: Step | undefined,
  complete: Complete,
  writer: EnvelopeWriter,
): Promise<FastifyReply> {
  if (step?.delayMs !== undefined) await pause(delayOf(step.delayMs));
  reply.header('x-mock-answered-by', 'proxy');
  try {
    complete(replyForwarded(reply, await forwarder.send(request, isVirtual ? api : undefined)));
    return reply;
  } catch (error) {
    const fault = forwarder.describeFailure(error);
    complete({ verdict: 'HTTP 502', status: 502, faults: [withMessage(fault)] });
    return writer.refuseLogged(request, reply, 502, fault);
  }
}

/** Sends the response with the HTTP changes and the network fault of a rule's step. */
function finish(
  call: ReadCall,
  response: Reply,
  step: Step | undefined,
  context: TemplateContext,
  completeWithResponse: Complete,
  writer: EnvelopeWriter,
): FastifyReply {
  const { request, reply, isVirtual } = call;
  const { envelope, operation, status: mockStatus } = response;
  const { http: stepHttp, fault, dripMs } = step ?? {};
  const bodyOf = (text: string) => (dripMs === undefined ? text : dripOf(text, dripMs));
  // An invalid request is refused as without a rule, unless the rule replaces the response.
  const isRefused = (response.faults ?? []).length > 0 || response.isReplayed;
  const http = isRefused && stepHttp?.body === undefined ? undefined : stepHttp;
  if (fault === 'drop') {
    completeWithResponse({ verdict: 'dropped' });
    return dropConnection(request, reply);
  }
  if (fault === 'reset') {
    completeWithResponse({ verdict: 'reset' });
    return resetConnection(request, reply);
  }
  if (mockStatus === 429) reply.header('retry-after', '1');
  reply.headers(httpHeaders(http ?? {}, context));
  if (http?.body !== undefined) {
    const status = http.status ?? 200;
    const { text, type } = httpBody(http, context);
    completeWithResponse({ verdict: `HTTP ${status}`, status, response: truncateText(text) });
    if (!reply.hasHeader('content-type')) reply.type(type);
    return reply.code(status).send(bodyOf(text));
  }
  // Clients of a virtual path expect the statuses of the contract.
  const status = http?.status ?? mockStatus ?? (isVirtual ? virtualStatus(String(envelope.code), operation?.responses ?? {}) : 200);
  const json = writer.json(envelope);
  const code = String(envelope.code);
  if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8');
  reply.code(status);
  if (fault === 'truncate') {
    completeWithResponse({ verdict: 'cut off', status, code, response: truncateText(firstHalf(json)) });
    return truncateResponse(request, reply, json);
  }
  completeWithResponse({ verdict: code, status, code, response: truncateText(json) });
  return reply.send(bodyOf(json));
}

/** The call as the rules match it; a call of an unknown operation matches no condition. */
function ruleCall({ decoded, form, caller, request }: ReadCall, api: string, gate: Gate): Parameters<Rulebook['match']>[1] {
  if (!decoded) {
    const mismatch = ({ when }: Rule) => (when === undefined ? undefined : `there is no operation ${api}`);
    return { api, mismatchOf: mismatch, isRefused: () => true };
  }
  const { operation } = decoded;
  return {
    api,
    mismatchOf: ({ when, whenHeaders }) => mismatchOf({ ...decoded, caller, headers: request.headers }, when, whenHeaders),
    isRefused: () =>
      [...transportErrors(operation, form), ...validateRequest(operation, decoded.request)].length > 0 ||
      gate.check(operation, decoded.request) !== undefined,
  };
}

/** Messages about ignored fields; empty for an unknown operation. */
const noticesOf = ({ decoded, form }: ReadCall): readonly string[] =>
  decoded ? ignoredFieldNotices(decoded.operation, form, decoded.request) : [];

function joinHeader(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header;
}
