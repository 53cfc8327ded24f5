import type { JsonSchema } from './document.ts';

/** The maximum of integers without a specific one, which the documentation omits. */
const maxInteger = 2 ** 31 - 1;

/** Longer patterns are omitted: the description of the field explains them better. */
const maxPatternLength = 40;

/** Describes the limits of a value: "1 to 99.", "At most 200 characters. Pattern: `^[0-9]+$`."; undefined without limits. */
export function limitsOf(schema: JsonSchema): string | undefined {
  const isText = [schema.type].flat().includes('string') && schema['x-codec'] === undefined;
  const limits = [
    ...(isText ? range(schema.minLength, schema.maxLength, schema.format === 'binary' ? ' bytes' : ' characters') : []),
    ...range(schema.minimum, schema.maximum === maxInteger ? undefined : schema.maximum, ''),
    ...(schema.maxItems === 0 ? [] : range(schema.minItems, schema.maxItems, ' elements')),
    ...(isText && schema.pattern !== undefined && schema.pattern.length <= maxPatternLength ? [`Pattern: \`${schema.pattern}\``] : []),
  ];
  return limits.length === 0 ? undefined : limits.map((limit) => `${limit}.`).join(' ');
}

function range(low: number | undefined, high: number | undefined, unit: string): readonly string[] {
  if (low === undefined) return high === undefined ? [] : [`At most ${count(high, unit)}`];
  if (high === undefined) return [`At least ${count(low, unit)}`];
  return low === high ? [`Exactly ${count(low, unit)}`] : [`${low} to ${count(high, unit)}`];
}

const count = (number: number, units: string) => `${number}${number === 1 ? units.replace(/s$/, '') : units}`;
