import { contract, type FieldError } from '@mall/contract';
import type { Messages } from './messages.ts';

/** What every answer looks like on the wire. */
export interface Envelope {
  readonly code: string | number;
  readonly message: string;
  readonly data?: unknown;
}

/** Whether a mocked body has the shape of an answer. */
export function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

/** A request that the contract refuses (50010), in the caller's language; `errors` say what is wrong with it. */
export function refusal(messages: Messages, language: string | undefined, errors: readonly FieldError[]): Envelope {
  return failure('50010', messages, language, { errors });
}

/** Our own fault (50002): no detail, only the id under which it stands in the log. */
export function breakdown(messages: Messages, language: string | undefined, requestId: string): Envelope {
  return failure('50002', messages, language, { request_id: requestId });
}

function failure(code: string, messages: Messages, language: string | undefined, data: object): Envelope {
  const entry = contract['x-error-catalogue'][code];
  if (!entry) throw new Error(`errors.yaml has no code ${code}`);
  return { code, message: messages(code, language) ?? entry.value.message, data };
}

/** The same failure with its message in the caller's language; a success keeps its own message. */
export function inLanguage(envelope: Envelope, messages: Messages, language: string | undefined): Envelope {
  const text = String(envelope.code) === '200' ? undefined : messages(String(envelope.code), language);
  return text === undefined ? envelope : { ...envelope, message: text };
}
