import { contract, type FieldError } from '@mall/contract';
import type { Messages } from './messages.ts';

/** The shape of every response on the wire. */
export interface Envelope {
  readonly code: string | number;
  readonly message: string;
  readonly data?: unknown;
}

/** Whether a mocked body has the shape of a response. */
export function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

/** A request that the contract refuses (50010), in the caller's language; `errors` are its faults. */
export function refusal(messages: Messages, language: string | undefined, errors: readonly FieldError[]): Envelope {
  return failure('50010', messages, language, { errors });
}

/** A fault of the mock itself (50002): no detail, only the request id of the log. */
export function internalError(messages: Messages, language: string | undefined, requestId: string): Envelope {
  return failure('50002', messages, language, { request_id: requestId });
}

/** The failure of a code; one that the catalogue lacks has an empty message. */
export function failure(code: string, messages: Messages, language: string | undefined, data: object | null): Envelope {
  return { code, message: messages(code, language) ?? contract['x-error-catalogue'][code]?.value.message ?? '', data };
}

/** The same response with its message in the caller's language. A success with a message of its own keeps it. */
export function localizeEnvelope(envelope: Envelope, messages: Messages, language: string | undefined): Envelope {
  const code = String(envelope.code);
  const text = messages(code, language);
  const hasCustomMessage = code === '200' && envelope.message !== contract['x-error-catalogue'][code]?.value.message;
  return text === undefined || hasCustomMessage ? envelope : { ...envelope, message: text };
}
