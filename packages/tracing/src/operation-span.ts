import { trace } from '@opentelemetry/api';

/**
 * Names the span of the current request after its operation, which the address does not contain. Does nothing when traces are not exported.
 * @param api The operation. It must be one of the contract: unchecked names of callers would be unlimited.
 */
export function nameOperationSpan(api: string): void {
  trace.getActiveSpan()?.updateName(`POST ${api}`).setAttribute('mall.api', api);
}
