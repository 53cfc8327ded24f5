import { type Operation, resolve, type Schema } from '@mall/contract';

/** The members of a schema that describe the format of a value. */
interface Format extends Schema {
  readonly pattern?: string;
  readonly examples?: readonly unknown[];
  readonly 'x-codec'?: string;
  readonly 'x-sent-as'?: string;
}

const nouns: Readonly<Record<string, string>> = {
  money: 'an amount',
  moneyRange: 'an amount such as "128.00", or a range',
  dateTime: 'a time',
};

/** The format of a field in the data of a response, "must be an amount such as "128.00""; undefined where the contract names none. */
export function describeFormat({ responses }: Operation, status: number, path: string): string | undefined {
  const envelope = responses[String(status)]?.content?.['application/json']?.schema;
  const found = envelope && path.split('.').reduce<Schema | undefined>(partOf, envelope);
  if (!found) return undefined;
  const { examples: [sample] = [], pattern, ...format }: Format = resolve(found);
  const codec = format['x-codec'] ?? '';
  if (codec === 'int') return 'must be a whole number';
  if (codec === 'flag') return format['x-sent-as'] === 'boolean' ? 'must be true or false' : 'must be 0 or 1';
  if (sample === undefined) return pattern && `must match the pattern ${pattern}`;
  const noun = nouns[codec] ?? (pattern && 'in a format');
  return noun && `must be ${noun} such as ${JSON.stringify(sample)}`;
}

function partOf(schema: Schema | undefined, name: string): Schema | undefined {
  if (!schema) return undefined;
  const { properties = {}, items } = resolve(schema);
  return Object.hasOwn(properties, name) ? properties[name] : items;
}
