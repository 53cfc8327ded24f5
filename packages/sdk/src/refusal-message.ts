import { refusalHint } from '#developer-details';
import type { Envelope } from './envelope.ts';
import type { Operation } from './operation.ts';

/** "mall.Product.index was refused: 50010 parameter_refused (pro_id must be at least 1)". */
export function refusalMessage(
  { api, refusalReason }: Operation<unknown, unknown>,
  envelope: Envelope,
  status: number | undefined,
): string {
  return `${api} was refused${refusalHint(status, envelope) ?? `: ${refusalReason?.(api, envelope) ?? envelope.code}`}`;
}
