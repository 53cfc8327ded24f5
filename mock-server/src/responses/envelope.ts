import { contract, type FieldError } from '@mall/contract';
import type { Messages } from './messages.ts';

/** The shape of every response on the wire. */
export interface Envelope {
  readonly code: string | number;
  readonly message: string;
  readonly data?: unknown;
}

/** Whether a body is an envelope. */
export function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

/** The refusal of an invalid request (50010), in the caller's language. */
export function refusal(messages: Messages, language: string | undefined, errors: readonly FieldError[]): Envelope {
  return failure('50010', messages, language, { errors });
}

/** An internal error of the mock (50002): without details, with the request id that the log has. */
export function internalError(messages: Messages, language: string | undefined, requestId: string): Envelope {
  return failure('50002', messages, language, { request_id: requestId });
}

/** The envelope of an error code. The message of a code that is not in the catalogue is empty. */
export function failure(code: string, messages: Messages, language: string | undefined, data: object | null): Envelope {
  return { code, message: messages(code, language) ?? contract['x-error-catalogue'][code]?.value.message ?? '', data };
}

/** Translates the message into the caller's language. A custom message of a success is unchanged. */
export function localizeEnvelope(envelope: Envelope, messages: Messages, language: string | undefined): Envelope {
  const code = String(envelope.code);
  const text = messages(code, language);
  const hasCustomMessage = code === '200' && envelope.message !== contract['x-error-catalogue'][code]?.value.message;
  return text === undefined || hasCustomMessage ? envelope : { ...envelope, message: text };
}
