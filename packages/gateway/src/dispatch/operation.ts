import type { Api, DataOf, RequestOf } from '@mall/contract';
import type { Context } from './context.ts';

/** An operation with the code that answers it. */
export interface Handler {
  readonly api: Api;
  /** It opens its transactions itself, so that its usual case does without one; a call with an idempotency key still runs in the key's. */
  readonly ownTransactions: boolean;
  /**
   * Runs before {@link handle} and outside its transaction. It calls partners over the network, since a transaction that waits for one holds a
   * connection that others need, and counts attempts, which must stay counted when the call fails.
   */
  readonly prepare: ((request: unknown, context: Context) => Promise<void>) | undefined;
  handle(request: unknown, context: Context): Promise<unknown>;
}

/**
 * Binds an operation of the contract to its code. The request arrives decoded and validated, so it has the type that the contract gives
 * it; the answer is `data` as the contract promises it. A refusal is a thrown Fault.
 */
export function operation<A extends Api>(
  api: A,
  handle: (request: RequestOf<A>, context: Context) => Promise<DataOf<A>>,
  {
    ownTransactions = false,
    prepare,
  }: { ownTransactions?: boolean; prepare?: (request: RequestOf<A>, context: Context) => Promise<void> } = {},
): Handler {
  // Validation by the contract stands between the wire and these casts.
  return {
    api,
    ownTransactions,
    prepare: prepare && ((request, context) => prepare(request as RequestOf<A>, context)),
    handle: (request, context) => handle(request as RequestOf<A>, context),
  };
}
