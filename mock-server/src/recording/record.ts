import { isDeepStrictEqual } from 'node:util';
import { decodeForm, withoutFiles } from '@mall/contract';
import { audienceOf, readCaller } from '../requests/caller.ts';
import { isEnvelope } from '../responses/envelope.ts';
import type { Finding } from '../verify/findings.ts';
import type { Exchange } from '../verify/forward.ts';
import { type CallAddress, startProxy } from '../verify/proxy.ts';
import { readRequest } from '../verify/read-request.ts';
import { bodyOf, readResponse } from '../verify/read-response.ts';
import { maskCalls } from './mask.ts';
import type { RecordedCall, Recording } from './recording.ts';

/** A call that is not recorded, because it violates the contract. Its findings contain no values. */
export interface Mismatch {
  readonly api: string;
  readonly findings: readonly Finding[];
}

/** A proxy in front of a gateway that records the calls it forwards. */
export interface Recorder {
  /** The address to call instead of the gateway. */
  readonly url: string;
  /** The result of the calls that have been answered so far. */
  readonly recorded: () => Promise<Recorded>;
  readonly close: () => Promise<void>;
}

/** The result of a recording. */
export interface Recorded {
  readonly recording: Recording;
  readonly mismatches: readonly Mismatch[];
  /** The number of POST requests to paths of no operation; they were forwarded and not recorded. */
  readonly others: number;
}

export interface RecorderOptions {
  /** The gateway's address, "http://127.0.0.1:4000/api/". */
  readonly from: string;
  /** The port of the proxy on 127.0.0.1; 0 takes any free one. */
  readonly port: number;
  /** For tests that send invalid requests on purpose: one that the gateway refuses is neither a mismatch nor recorded. Default false. */
  readonly responsesOnly?: boolean;
}

/**
 * Starts a proxy that forwards each call to a gateway once and records it, masked, when request and response are valid.
 *
 * @throws as `startProxy` does.
 */
export async function startRecorder({ from, port, responsesOnly = false }: RecorderOptions): Promise<Recorder> {
  const calls: ObservedCall[] = [];
  const mismatches: Mismatch[] = [];
  let others = 0;
  const record = async (exchange: Exchange, address: CallAddress) => {
    const { api, call, findings } = await readExchange(exchange, address);
    if (call) calls.push({ api, call });
    else if (!responsesOnly || findings.some(({ side }) => side === 'response')) mismatches.push({ api, findings });
  };
  // Processed one after the other, so that calls are recorded in the order of their responses.
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

/** A call before it is masked. */
interface ObservedCall {
  readonly api: string;
  readonly call: RecordedCall;
}

interface ReadExchange extends Mismatch {
  /** Undefined when the call is not recorded. */
  readonly call: RecordedCall | undefined;
}

async function readExchange(exchange: Exchange, address: CallAddress): Promise<ReadExchange> {
  const { response, ending, headers, url } = exchange;
  const request = await readRequest(exchange, address);
  const { operation, name: api, form, refusedFor } = request;
  const fail = (findings: readonly Finding[]) => ({ api, findings, call: undefined });
  if (!response || ending !== 'whole')
    return fail([{ side: 'response', path: 'connection', expected: 'a whole response', received: response ? 'a part of it' : 'none' }]);
  // Only responses of the operation are recorded, not refusals before it, such as a rate limit.
  const { code, findings } = readResponse({ ...request, refusals: {} }, response, 'compatible');
  // The mock refuses such a request as well; a gateway that accepts it violates the contract.
  if (refusedFor.length > 0) return fail(code === '200' ? [...refusedFor, acceptedInvalidRequest] : refusedFor);
  const envelope = bodyOf(response);
  if (!form) return fail([...findings, incompleteRequest]);
  if (findings.length > 0 || !operation || !isEnvelope(envelope)) return fail(findings);
  const audience = audienceOf(readCaller(form, { url, headers }));
  return { api, findings, call: { ...audience, request: withoutFiles(operation, decodeForm(operation, form)), response: envelope } };
}

const incompleteRequest: Finding = { side: 'request', path: 'body', expected: 'a whole body', received: 'a part of it' };

const acceptedInvalidRequest: Finding = {
  side: 'response',
  path: 'code',
  expected: 'a refusal, since the request violates the contract',
  received: '200',
};

/** Groups the calls by operation. The secrets of all calls are masked in each. */
function createMaskedRecording(observedCalls: readonly ObservedCall[]): Recording {
  const calls = new Map<string, RecordedCall[]>();
  const masked = maskCalls(observedCalls.map(({ call: { request, response } }) => ({ request, data: response.data })));
  for (const [index, { request, data }] of masked.entries()) {
    const { api, call } = observedCalls[index] ?? {};
    if (api !== undefined && call) add(calls, api, { ...call, request, response: { ...call.response, data } });
  }
  return calls;
}

/** Adds a call, unless the previous call with the same request got the same response. */
function add(calls: Map<string, RecordedCall[]>, api: string, call: RecordedCall): void {
  const earlierCalls = calls.get(api) ?? [];
  calls.set(api, earlierCalls);
  const { response, ...request } = call;
  const previous = earlierCalls.findLast(({ response: _, ...otherCall }) => isDeepStrictEqual(otherCall, request));
  if (!isDeepStrictEqual(previous?.response, response)) earlierCalls.push(call);
}
