import { requestAlternatives, requestFormats } from '../generated/request-fields.ts';
import type { FieldError } from '../operation.ts';

const printList = (limit: unknown) =>
  Array.isArray(limit) ? limit.map((value) => (value === '' ? '""' : value)).join(', ') : String(limit);

const withUnit = (limit: unknown, unit: string) => `${limit} ${unit}${limit === 1 ? '' : 's'}`;

/** Descriptions of all rules that gateway and mock name; a test finds them. */
const ruleMessages: Readonly<Record<string, (limit: unknown) => string>> = {
  required: () => 'is required',
  type: (limit) => `must be of type ${printList(limit)}`,
  enum: (limit) => `must be one of ${printList(limit)}`,
  minimum: (limit) => `must be at least ${limit}`,
  maximum: (limit) => `must be at most ${limit}`,
  minLength: (limit) => `must have at least ${withUnit(limit, 'character')}`,
  maxLength: (limit) => `must have at most ${withUnit(limit, 'character')}`,
  minItems: (limit) => `must have at least ${withUnit(limit, 'item')}`,
  maxItems: (limit) => `must have at most ${withUnit(limit, 'item')}`,
  pattern: (limit) => `must match ${limit}`,
  format: () => 'has a wrong format',
  uniqueItems: () => 'must not contain an item twice',
  minProperties: (limit) => `must have at least ${withUnit(limit, 'key')}`,
  maxProperties: (limit) => `must have at most ${withUnit(limit, 'key')}`,
  additionalProperties: () => 'has an unknown key',
  text: () => 'contains a character that cannot be stored (U+0000 or half of a surrogate pair)',
  depth: (limit) => `is nested deeper than ${withUnit(limit, 'level')}`,
  known: () => 'names no record that this session may use',
  allowed: () => 'has a value that the mall does not accept',
  signedIn: () => 'has a value that needs a signed-in customer',
  past: () => 'must be a past date',
  equalsPassword: () => 'must repeat the password',
  equalsOrder: () => 'does not match the order',
  matchesNumber: () => 'does not match the number of the card',
  identityNumber: () => 'is not a valid identity number',
  sameRequest: () => 'was used for another request; create a new key',
  http: () => 'is not valid HTTP',
  unknown: () => 'is invalid',
};

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
  const ruleMessage = ruleMessages[rule];
  if (ruleMessage && (limit !== undefined || ruleMessage.length === 0)) return `${field} ${ruleMessage(limit)}`;
  if (formatRules.includes(rule)) return `${field} has a wrong format`;
  return `${field} violates the rule ${rule}${limit === undefined ? '' : ` (${printList(limit)})`}`;
}
