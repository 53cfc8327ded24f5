import { follow, isObject, type JsonObject, objectAt, textsOf } from '../../src/lint/json.ts';

/** One line of a table of fields. */
export interface Field {
  /** "order[].list[].id". */
  readonly name: string;
  readonly depth: number;
  readonly required: boolean;
  readonly type: string;
  readonly limits: readonly string[];
  readonly meaning: string;
  /** The kind of record that the field names, when it names one. */
  readonly record: string | undefined;
}

/** How a scalar with a codec reads on the wire. */
const codecs: Readonly<Record<string, string>> = {
  money: 'money',
  moneyRange: 'money range',
  int: 'whole number',
  flag: 'flag, 1 or 0',
  dateTime: 'date and time',
  csv: 'values by comma',
  jsonText: 'JSON text',
  emptyMap: 'nothing',
  emptyList: 'list',
};

/** How a scalar reads that our gateway writes unlike others of its codec (`x-sent-as`). */
const sentAs: Readonly<Record<string, string>> = { boolean: 'true or false', number: 'money, a number' };

/** Every field of a schema with what lies in it, in the order of the contract. A schema that holds itself is told once. */
export function fieldsOf(document: JsonObject, schema: JsonObject): Field[] {
  return walk(document, schema, '', 0, new Set());
}

function walk(document: JsonObject, schema: JsonObject, prefix: string, depth: number, above: ReadonlySet<unknown>): Field[] {
  const node = follow(document, schema);
  const parts = alternatives(document, node);
  return parts.flatMap((part) => {
    const required = textsOf(part.required);
    return Object.entries(objectAt(part, 'properties')).flatMap(([key, value]) => {
      const property = isObject(value) ? value : {};
      const name = prefix === '' ? key : `${prefix}.${key}`;
      const field = describe(document, name, depth, required.includes(key), property);
      return [field, ...inside(document, property, name, depth, above)];
    });
  });
}

/** What a field holds, when it is an object or a list of objects. */
function inside(document: JsonObject, property: JsonObject, name: string, depth: number, above: ReadonlySet<unknown>): Field[] {
  const { $ref } = property;
  if ($ref !== undefined && above.has($ref)) return [];
  const passed = new Set([...above, $ref]);
  const node = follow(document, property);
  const items = isObject(node.items) ? node.items : undefined;
  if (items === undefined) return walk(document, node, name, depth + 1, passed);
  if (items.$ref !== undefined && passed.has(items.$ref)) return [];
  return walk(document, items, `${name}[]`, depth + 1, new Set([...passed, items.$ref]));
}

function alternatives(document: JsonObject, node: JsonObject): JsonObject[] {
  const lists = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => (Array.isArray(node[keyword]) ? node[keyword] : []));
  return [node, ...lists.filter(isObject).map((part) => follow(document, part))];
}

function describe(document: JsonObject, name: string, depth: number, required: boolean, property: JsonObject): Field {
  const node = follow(document, property);
  const items = isObject(node.items) ? follow(document, node.items) : undefined;
  const record = [node['x-id-of'], items?.['x-id-of']].find((kind) => typeof kind === 'string' && kind !== 'none');
  return {
    name,
    depth,
    required,
    type: items && codecs[String(node['x-codec'])] === undefined ? `list: ${typeOf(items)}` : typeOf(node),
    limits: [...limitsOf(node), ...(items ? limitsOf(items) : [])],
    meaning: typeof node.description === 'string' ? node.description : '',
    record: record === undefined ? undefined : String(record),
  };
}

function typeOf(node: JsonObject): string {
  const codec = sentAs[String(node['x-sent-as'])] ?? codecs[String(node['x-codec'])];
  if (codec !== undefined) return codec;
  const named = [node.type].flat().filter((type) => typeof type === 'string');
  const words: Readonly<Record<string, string>> = {
    string: 'text',
    integer: 'whole number',
    array: 'list',
    boolean: 'yes or no, 1 or 0',
    null: 'null',
  };
  return named.map((type) => words[type] ?? type).join(' or ') || 'any';
}

/** Limits in the reader's words: lengths, ranges, patterns, and each value of an enumeration with its name. */
function limitsOf(node: JsonObject): string[] {
  const span = (low: unknown, high: unknown, unit: string) =>
    low === undefined && high === undefined ? [] : [`${low === undefined ? 'up' : low} to ${high ?? 'any number of'} ${unit}`.trim()];
  const names = textsOf(node['x-enum-varnames']);
  const values = Array.isArray(node.enum) ? node.enum : [];
  const said = values.slice(0, names.length || values.length).map((value, at) => {
    const shown = value === '' ? '(empty)' : String(value);
    return names[at] === undefined ? shown : `${shown} ${names[at]}`;
  });
  const isText = [node.type].flat().includes('string') && !('x-codec' in node);
  return [
    ...(isText ? span(node.minLength, node.maxLength, 'characters') : []),
    ...('x-codec' in node ? [] : span(node.minimum, node.maximum, '')),
    ...span(node.minItems, node.maxItems, node.maxItems === 1 ? 'element' : 'elements').filter(() => node.maxItems !== 0),
    ...(isText && typeof node.pattern === 'string' ? [`pattern \`${node.pattern}\``] : []),
    ...(node['x-codec'] === 'flag' ? [] : said.length > 0 ? [said.join(', ')] : []),
  ];
}
