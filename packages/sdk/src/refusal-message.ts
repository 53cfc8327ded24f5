import type { Envelope } from './envelope.ts';
import type { Operation } from './operation.ts';

const settings: Readonly<Record<number, string>> = {
  403: 'The gateway refused the Origin of this page (HTTP 403). Add it to MALL_CORS_ORIGINS.',
  404: 'Nothing answers at this path (HTTP 404). Check baseUrl.',
};

/** The message of an HTTP status that a wrong setting leads to. */
export function settingMessage(api: string, status = 0): string | undefined {
  return settings[status] && `${api}: ${settings[status]}`;
}

/** "mall.Product.index was refused: 50010 parameter_refused (pro_id: minimum 1)". */
export function refusalMessage(operation: Operation<unknown, unknown>, envelope: Envelope, status: number | undefined): string {
  const { code, message, data } = envelope;
  // The gateway refuses a whole request with the code of a refused parameter, but names no field.
  const setting = code === '50010' && !data && settingMessage(operation.api, status);
  return setting || `${operation.api} was refused: ${operation.refusalReason?.(envelope) ?? `${code} (${message})`}`;
}
