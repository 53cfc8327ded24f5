import type { JsonSchema } from './document.ts';

/** The maximum of integers without another one, which is no news to a reader. */
const largestInteger = 2 ** 31 - 1;

/** A longer pattern explains nothing to a reader; the description of the field does. */
const longestPattern = 40;

/** The limits of a value in words, as an editor shows them: "1 to 99." or "At most 200 characters. Pattern: `^[0-9]+$`."; undefined without any. */
export function limitsOf(schema: JsonSchema): string | undefined {
  const isText = [schema.type].flat().includes('string') && schema['x-codec'] === undefined;
  const limits = [
    ...(isText ? range(schema.minLength, schema.maxLength, schema.format === 'binary' ? ' bytes' : ' characters') : []),
    ...range(schema.minimum, schema.maximum === largestInteger ? undefined : schema.maximum, ''),
    ...(schema.maxItems === 0 ? [] : range(schema.minItems, schema.maxItems, ' elements')),
    ...(isText && schema.pattern !== undefined && schema.pattern.length <= longestPattern ? [`Pattern: \`${schema.pattern}\``] : []),
  ];
  return limits.length === 0 ? undefined : limits.map((limit) => `${limit}.`).join(' ');
}

function range(low: number | undefined, high: number | undefined, unit: string): readonly string[] {
  if (low === undefined) return high === undefined ? [] : [`At most ${high}${unit}`];
  if (high === undefined) return [`At least ${low}${unit}`];
  return low === high ? [`Exactly ${low}${unit}`] : [`${low} to ${high}${unit}`];
}
