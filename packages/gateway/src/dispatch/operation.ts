import type { Api, DataOf, RequestOf } from '@mall/contract';
import type { Context } from './context.ts';

/** An operation with its implementation. */
export interface Handler {
  readonly api: Api;
  /**
   * The operation opens its own transactions, so that its usual case runs without one; a call with an idempotency key still runs in the
   * key's transaction.
   */
  readonly ownTransactions: boolean;
  /**
   * Runs before {@link handle} and outside its transaction. It calls partners over the network, because a transaction that waits for one
   * occupies a connection that others need, and counts attempts, which must stay counted when the call fails.
   */
  readonly prepare: ((request: unknown, context: Context) => Promise<void>) | undefined;
  handle(request: unknown, context: Context): Promise<unknown>;
}

/**
 * Binds an operation of the contract to its implementation. The request is decoded and validated, so it has its contract type; the result
 * is `data` as declared by the contract. Throws a Fault to refuse.
 */
export function operation<A extends Api>(
  api: A,
  handle: (request: RequestOf<A>, context: Context) => Promise<DataOf<A>>,
  {
    ownTransactions = false,
    prepare,
  }: { ownTransactions?: boolean; prepare?: (request: RequestOf<A>, context: Context) => Promise<void> } = {},
): Handler {
  // Contract validation makes these casts safe.
  return {
    api,
    ownTransactions,
    prepare: prepare && ((request, context) => prepare(request as RequestOf<A>, context)),
    handle: (request, context) => handle(request as RequestOf<A>, context),
  };
}
