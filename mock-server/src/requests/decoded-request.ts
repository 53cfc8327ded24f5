import { decodeForm, type Form, type Operation, operations } from '@mall/contract';

/** The operation of a call, with the request decoded by its schema. */
export interface DecodedRequest {
  readonly operation: Operation;
  readonly request: Record<string, unknown>;
}

/** Returns the operation with the decoded request; undefined when there is no such operation. */
export function decodeRequest(api: string | undefined, form: Form): DecodedRequest | undefined {
  const operation = operations.get(api ?? '');
  return operation && { operation, request: decodeForm(operation, form) };
}
