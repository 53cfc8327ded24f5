import type { Envelope } from '../envelope.ts';
import { codeNames } from '../generated/errors.ts';

/** "50010 parameter_refused (pro_id: minimum 1)": the code, its name, the refused fields. A code without a name has the server's text. */
export function refusalReason({ code, message, data }: Envelope): string {
  const name = codeNames[code];
  const reason = refusedFields(data) || (name ? '' : message);
  return `${code}${name ? ` ${name}` : ''}${reason ? ` (${reason})` : ''}`;
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
