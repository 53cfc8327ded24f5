import { settingReason } from '#developer-details';
import type { Envelope } from './envelope.ts';
import type { Operation } from './operation.ts';

/** The message of an HTTP status that a wrong setting leads to. */
export function settingMessage(api: string, status: number | undefined): string | undefined {
  const reason = settingReason(status);
  return reason && `${api}: ${reason}`;
}

/** "mall.Product.index was refused: 50010 parameter_refused (pro_id must be at least 1)". */
export function refusalMessage(
  { api, refusalReason }: Operation<unknown, unknown>,
  envelope: Envelope,
  status: number | undefined,
): string {
  const { code, data } = envelope;
  // The gateway refuses a whole request with the code of a refused parameter, but names no field.
  const setting = code === '50010' && !data && settingMessage(api, status);
  return setting || `${api} was refused: ${refusalReason?.(envelope) ?? code}`;
}
