import type { AnyMallError, ContractViolation } from './errors.ts';
import type { MallClient } from './options.ts';

/** Runs an observing hook: its error, thrown or as a rejected promise, must not affect the call. */
export async function callHook({ options }: MallClient, hook: () => void | Promise<void>): Promise<void> {
  try {
    await hook();
  } catch (error) {
    options.logger?.warn('A hook of the mall client failed', { error });
  }
}

/** Reports that a call failed, with its duration. */
export function reportFailure(client: MallClient, error: AnyMallError, durationMs: number): void {
  const { name, api, requestId, code, message, status = 0 } = error;
  // The mall works as it should: it refused the call, or the caller aborted it. A success that violates the contract has a code, too.
  const isExpected = name === 'AbortedError' || (status < 500 && code && code !== '200');
  client.options.logger?.[isExpected ? 'info' : 'warn'](`${api} failed: ${name}`, { requestId, code, message, durationMs });
  void callHook(client, () => client.options.hooks?.onError?.(error, { durationMs }));
}

/** Reports that a response violates the contract. */
export function reportViolation(client: MallClient, violation: ContractViolation): void {
  const { api, requestId, issues, message } = violation;
  client.options.logger?.warn(message, { api, requestId, issues });
  void callHook(client, () => client.options.hooks?.onContractViolation?.(violation));
}
