import { trace } from '@opentelemetry/api';

/**
 * Names the span of the request that is being answered after the operation it calls, which its address does not tell. Does nothing when
 * traces are not exported.
 * @param api The operation. It must be one of the contract: callers could invent any number of names.
 */
export function nameOperationSpan(api: string): void {
  trace.getActiveSpan()?.updateName(`POST ${api}`).setAttribute('mall.api', api);
}
