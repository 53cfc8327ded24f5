import { requestFormats } from '../generated/request-fields.ts';
import type { FieldError } from '../operation.ts';

const printList = (limit: unknown) =>
  Array.isArray(limit) ? limit.map((value) => (value === '' ? '""' : value)).join(', ') : String(limit);

const withUnit = (limit: unknown, unit: string) => `${limit} ${unit}${limit === 1 ? '' : 's'}`;

/** Descriptions of the contract rules that requests violate most often. */
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
  known: () => 'names no record that this session may use',
};

const formatRules: readonly string[] = ['pattern', 'format', 'enum'];

/**
 * "pro_id must be at least 1"; 'total must be in a format such as "256.00"' where the gateway names only the rule; for a rule without words its
 * name and limit, "product: equalsOrder".
 */
export function describeFieldError(api: string, { field, rule, limit }: FieldError): string {
  const ruleMessage = ruleMessages[rule];
  if (ruleMessage && (limit !== undefined || ruleMessage.length === 0)) return `${field} ${ruleMessage(limit)}`;
  if (limit === undefined && formatRules.includes(rule)) return `${field} ${requestFormats[api]?.[field] ?? 'has a wrong format'}`;
  return `${field}: ${rule}${limit === undefined ? '' : ` ${printList(limit)}`}`;
}
