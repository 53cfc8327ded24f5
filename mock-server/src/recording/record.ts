import { isDeepStrictEqual } from 'node:util';
import { decodeForm, withoutFiles } from '@mall/contract';
import { audienceOf, readCaller } from '../requests/caller.ts';
import { isEnvelope } from '../responses/envelope.ts';
import type { Finding } from '../verify/findings.ts';
import type { Exchange } from '../verify/forward.ts';
import { type CallAddress, startProxy } from '../verify/proxy.ts';
import { bodyOf, readAnswer } from '../verify/read-answer.ts';
import { readRequest } from '../verify/read-request.ts';
import { maskCalls } from './mask.ts';
import type { RecordedCall, Recording } from './recording.ts';

/** A call that is not recorded, since it violates the contract. Its findings quote no value. */
export interface Mismatch {
  readonly api: string;
  readonly findings: readonly Finding[];
}

/** A proxy in front of a gateway that records the calls it forwards. */
export interface Recorder {
  /** The address to call instead of the gateway. */
  readonly url: string;
  /** The calls that have been answered so far, recorded or not. */
  readonly recorded: () => Promise<Recorded>;
  readonly close: () => Promise<void>;
}

/** The result of a recording. */
export interface Recorded {
  readonly recording: Recording;
  readonly mismatches: readonly Mismatch[];
  /** The number of POST requests to paths that no operation has; they were forwarded and not recorded. */
  readonly others: number;
}

export interface RecorderOptions {
  /** The gateway's address, "http://127.0.0.1:4000/api/". */
  readonly from: string;
  /** The port of the proxy on 127.0.0.1; 0 takes any free one. */
  readonly port: number;
  /** For tests that send invalid requests on purpose: one that the gateway refuses is neither a mismatch nor recorded. Default false. */
  readonly answersOnly?: boolean;
}

/**
 * Starts a proxy that forwards each call to a gateway once and records it, masked, when request and answer are valid.
 *
 * @throws as `startProxy` does.
 */
export async function startRecorder({ from, port, answersOnly = false }: RecorderOptions): Promise<Recorder> {
  const calls: ObservedCall[] = [];
  const mismatches: Mismatch[] = [];
  let others = 0;
  const record = async (exchange: Exchange, address: CallAddress) => {
    const { api, call, findings } = await readExchange(exchange, address);
    if (call) calls.push({ api, call });
    else if (!answersOnly || findings.some(({ side }) => side === 'answer')) mismatches.push({ api, findings });
  };
  // One after the other, so that calls are recorded in the order of their answers.
  let recorded: Promise<void> = Promise.resolve();
  const proxy = await startProxy({ name: 'from', target: from, port }, (exchange, address) => {
    if (address) recorded = recorded.then(() => record(exchange, address));
    else if (exchange.method === 'POST') others += 1;
  });
  return {
    url: proxy.url,
    recorded: async () => {
      await recorded;
      return { recording: createMaskedRecording(calls), mismatches, others };
    },
    close: proxy.close,
  };
}

/** A call as it travelled, with its secrets. */
interface ObservedCall {
  readonly api: string;
  readonly call: RecordedCall;
}

interface ReadExchange extends Mismatch {
  /** Undefined when it is not to be recorded. */
  readonly call: RecordedCall | undefined;
}

async function readExchange(exchange: Exchange, address: CallAddress): Promise<ReadExchange> {
  const { answer, ending, headers, url } = exchange;
  const request = await readRequest(exchange, address);
  const { operation, name: api, form, refusedFor } = request;
  const fail = (findings: readonly Finding[]) => ({ api, findings, call: undefined });
  if (!answer || ending !== 'whole')
    return fail([{ side: 'answer', path: 'connection', expected: 'a whole answer', received: answer ? 'a part of it' : 'none' }]);
  // Only answers of the operation are recorded, not refusals before it, such as a rate limit.
  const { code, findings } = readAnswer({ ...request, refusals: {} }, answer, 'compatible');
  // The mock refuses such a request as well; a gateway that accepts it violates the contract.
  if (refusedFor.length > 0) return fail(code === '200' ? [...refusedFor, acceptedInvalidRequest] : refusedFor);
  const envelope = bodyOf(answer);
  if (!form) return fail([...findings, incompleteRequest]);
  if (findings.length > 0 || !operation || !isEnvelope(envelope)) return fail(findings);
  const audience = audienceOf(readCaller(form, { url, headers }));
  return { api, findings, call: { ...audience, request: withoutFiles(operation, decodeForm(operation, form)), answer: envelope } };
}

const incompleteRequest: Finding = { side: 'request', path: 'body', expected: 'a whole body', received: 'a part of it' };

const acceptedInvalidRequest: Finding = {
  side: 'answer',
  path: 'code',
  expected: 'a refusal, since the request violates the contract',
  received: '200',
};

/** The calls by operation, each masked by the secrets of all of them. */
function createMaskedRecording(observedCalls: readonly ObservedCall[]): Recording {
  const calls = new Map<string, RecordedCall[]>();
  const masked = maskCalls(observedCalls.map(({ call: { request, answer } }) => ({ request, data: answer.data })));
  for (const [index, { request, data }] of masked.entries()) {
    const { api, call } = observedCalls[index] ?? {};
    if (api !== undefined && call) add(calls, api, { ...call, request, answer: { ...call.answer, data } });
  }
  return calls;
}

/** Adds a call, unless it repeats the last one of its kind. */
function add(calls: Map<string, RecordedCall[]>, api: string, call: RecordedCall): void {
  const earlierCalls = calls.get(api) ?? [];
  calls.set(api, earlierCalls);
  const { answer, ...asked } = call;
  const previous = earlierCalls.findLast(({ answer: _, ...otherCall }) => isDeepStrictEqual(otherCall, asked));
  if (!isDeepStrictEqual(previous?.answer, answer)) earlierCalls.push(call);
}
