import { requestAlternatives, requestFormats } from '../generated/request-fields.ts';
import type { FieldError } from '../operation.ts';
import { limitedRules, plainRules } from './rule-words.ts';

const printList = (limit: unknown) =>
  Array.isArray(limit) ? limit.map((value) => (value === '' ? '""' : value)).join(', ') : String(limit);

const withUnit = (limit: unknown, unit?: string) => `${printList(limit)}${unit === undefined ? '' : ` ${unit}${limit === 1 ? '' : 's'}`}`;

/** Rules without a limit that the format of the field explains. */
const formatRules: readonly string[] = ['pattern', 'format', 'enum'];

/** Rules on the keys of an object, which the format of its field explains better than their limit. */
const keyRules: readonly string[] = ['minProperties', 'maxProperties', 'additionalProperties'];

/**
 * "pro_id must be at least 1"; "cart_id or product is required"; 'total must be in a format such as "256.00"' where the gateway names only the rule; the message of a mock; for
 * a rule of another server its name and limit, "product violates the rule oneOf (1)".
 */
export function describeFieldError(api: string, { field, rule, limit, message }: FieldError): string {
  if (message) return message;
  const format = requestFormats[api]?.[field.replace(/\.\d+$/, '')];
  if (format && (keyRules.includes(rule) || (limit === undefined && formatRules.includes(rule)))) return `${field} ${format}`;
  const alternatives = requestAlternatives[api] ?? [];
  // The server names the first of them.
  if (rule === 'required' && alternatives.includes(field)) return `${alternatives.join(' or ')} is required`;
  if (field === 'api' && rule === 'exists') return `there is no operation "${api}"`;
  const plain = plainRules[rule];
  if (plain !== undefined) return `${field} ${plain}`;
  const limited = limitedRules[rule];
  if (limited && limit !== undefined) return `${field} ${limited[0]} ${withUnit(limit, limited[1])}`;
  if (formatRules.includes(rule)) return `${field} has a wrong format`;
  return `${field} violates the rule ${rule}${limit === undefined ? '' : ` (${printList(limit)})`}`;
}
