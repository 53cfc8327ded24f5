import type { Envelope } from './envelope.ts';
import type { Operation } from './operation.ts';

const settings: Readonly<Record<number, string>> = {
  403: 'The gateway refused the Origin of this page (HTTP 403). Add it to MALL_CORS_ORIGINS.',
  404: 'Nothing answers at this path (HTTP 404). Check baseUrl.',
};

/** The message of an HTTP status that a wrong setting leads to. */
export function settingMessage(api: string, status: number | undefined): string | undefined {
  const message = settings[status ?? 0];
  return message && `${api}: ${message}`;
}

type Refused = Pick<Operation<unknown, unknown>, 'api' | 'codeNames'>;

/** "mall.Product.index was refused: 50010 parameter_refused (pro_id: minimum 1)". A code without a name has the server's text instead. */
export function refusalMessage({ api, codeNames }: Refused, { code, message, data }: Envelope, status: number | undefined): string {
  const name = codeNames?.[code];
  const fields = refusedFields(data);
  const setting = settingMessage(api, status);
  // The gateway refuses a whole request with the code of a refused parameter, but names no field.
  if (setting && code === '50010' && !fields) return setting;
  const reason = fields || (name ? '' : message);
  return `${api} was refused: ${code}${name ? ` ${name}` : ''}${reason ? ` (${reason})` : ''}`;
}

/** The refused fields of a request and the rule that each breaks: "pro_id: minimum 1, num: required". */
function refusedFields(data: unknown): string {
  const errors: unknown = typeof data === 'object' && data !== null && 'errors' in data && data.errors;
  return Array.isArray(errors) ? errors.flatMap(refusedField).join(', ') : '';
}

function refusedField(error: unknown): string[] {
  if (typeof error !== 'object' || error === null || !('field' in error) || !('rule' in error)) return [];
  return [`${error.field}: ${error.rule}${'limit' in error ? ` ${error.limit}` : ''}`];
}
