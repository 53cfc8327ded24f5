import type { FieldError } from '../operation.ts';

const listed = (limit: unknown) => (Array.isArray(limit) ? limit.join(', ') : String(limit));

/** The rules of the contract that requests break most often, in words. */
const words: Readonly<Record<string, (limit: unknown) => string>> = {
  required: () => 'is required',
  type: (limit) => `must be of type ${listed(limit)}`,
  enum: (limit) => `must be one of ${listed(limit)}`,
  minimum: (limit) => `must be at least ${limit}`,
  maximum: (limit) => `must be at most ${limit}`,
  minLength: (limit) => `must have at least ${limit} characters`,
  maxLength: (limit) => `must have at most ${limit} characters`,
  minItems: (limit) => `must have at least ${limit} items`,
  maxItems: (limit) => `must have at most ${limit} items`,
  pattern: (limit) => `must match ${limit}`,
  known: () => 'names no record that this session may use',
};

/** "pro_id must be at least 1"; for another rule its name and limit, "product: equalsOrder". */
export function refusedField({ field, rule, limit }: FieldError): string {
  const inWords = words[rule];
  if (inWords && (limit !== undefined || inWords.length === 0)) return `${field} ${inWords(limit)}`;
  return `${field}: ${rule}${limit === undefined ? '' : ` ${listed(limit)}`}`;
}
