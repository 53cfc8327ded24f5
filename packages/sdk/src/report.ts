import type { AnyMallError, ContractViolation } from './errors.ts';
import type { MallClient } from './options.ts';

/** Runs a hook that only listens: its error, thrown or as a rejected promise, must not become the call's. */
export async function tell({ options }: MallClient, hook: () => void | Promise<void>): Promise<void> {
  try {
    await hook();
  } catch (error) {
    options.logger?.warn('A hook of the mall client failed', { error });
  }
}

/** Says that a call failed, and how long it took. */
export function reportFailure(client: MallClient, error: AnyMallError, durationMs: number): void {
  const { name, api, requestId, code, message } = error;
  client.options.logger?.warn(`${api} failed: ${name}`, { requestId, code, message, durationMs });
  void tell(client, () => client.options.hooks?.onError?.(error, { durationMs }));
}

/** Says that an answer is not what the contract promises. */
export function reportViolation(client: MallClient, violation: ContractViolation): void {
  const { api, requestId, issues, message } = violation;
  client.options.logger?.warn(message, { api, requestId, issues });
  void tell(client, () => client.options.hooks?.onContractViolation?.(violation));
}
