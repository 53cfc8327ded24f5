import type { Envelope } from '../envelope.ts';
import { codeNames } from '../generated/errors.ts';
import { refusalPayload } from './refusal-payload.ts';

/** "50010 parameter_refused (pro_id: minimum 1)": the code, its name, the refused fields. A code without a name has the server's text. */
export function refusalReason(envelope: Envelope): string {
  const { code, message } = envelope;
  const name = codeNames[code];
  const reason = refusedFields(envelope) || (name ? '' : message);
  return `${code}${name ? ` ${name}` : ''}${reason ? ` (${reason})` : ''}`;
}

/** The refused fields of a request and the rule that each breaks: "pro_id: minimum 1, num: required". */
function refusedFields(envelope: Envelope): string {
  const { fieldErrors } = refusalPayload(envelope);
  return fieldErrors.map(({ field, rule, limit }) => `${field}: ${rule}${limit === undefined ? '' : ` ${limit}`}`).join(', ');
}
