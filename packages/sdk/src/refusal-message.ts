import type { Envelope } from './envelope.ts';
import type { Operation } from './operation.ts';

/** "mall.Product.index was refused: 50010 parameter_refused (pro_id: minimum 1)". A code without a name has the server's text instead. */
export function refusalMessage({ api, codeNames }: Pick<Operation<unknown, unknown>, 'api' | 'codeNames'>, envelope: Envelope): string {
  const { code, message, data } = envelope;
  const name = codeNames?.[code];
  const reason = refusedFields(data) || (name ? '' : message);
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
