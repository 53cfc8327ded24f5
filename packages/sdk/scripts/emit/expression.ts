import { componentName, type JsonSchema } from './document.ts';
import { mergeAllOf } from './merge.ts';
import { identifier, indent, key, literal } from './names.ts';
import { assertSubset, assertWire, emptyPart, filledPart, isNull, structureCodecs, typesOf } from './subset.ts';

/** The context of an expression: how it refers to components, and which of them require a getter. */
export interface Scope {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** Returns the reference to a component: `Money` in schemas.ts, `s.Money` in other files. */
  readonly reference: (component: string) => string;
  /** Components in a cycle with the current one: only the getter of a property can refer to them. */
  readonly deferred: ReadonlySet<string>;
  /** Whether the schema is one of several alternatives: another spelling of "none" may then be a value of another alternative. */
  readonly among?: boolean;
}

/** Returns a call with a pure annotation: bundlers remove it when its result is unused. */
function pure(name: string, ...args: readonly string[]): string {
  return `/*#__PURE__*/ ${name}(${args.join(', ')})`;
}

function union(parts: readonly string[]): string {
  const distinct = [...new Set(parts)];
  return distinct.length === 1 ? (distinct[0] ?? '') : pure('k.oneOf', ...distinct);
}

const nullable = (expression: string, isNullable: boolean) => (isNullable ? pure('z.nullable', expression) : expression);

/** Returns the `zod/mini` expression that validates and decodes values of the schema. */
export function expression(schema: JsonSchema, scope: Scope, where: string): string {
  assertSubset(schema, where);
  if (schema.$ref !== undefined) return scope.reference(identifier(componentName(schema.$ref)));
  if (schema['x-codec'] !== undefined) return codec(schema, scope, where);
  return plain(schema, scope, where);
}

function plain(schema: JsonSchema, scope: Scope, where: string): string {
  if (schema.allOf) return object(mergeAllOf(schema, scope.schemas, where), scope, where);
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) {
    const parts = alternatives
      .filter((part) => !isNull(part))
      .map((part, index) => expression(part, { ...scope, among: true }, `${where}/${index}`));
    return nullable(union(parts), parts.length < alternatives.length);
  }
  if (schema.const !== undefined) return schema.const === null ? pure('z.null') : pure('k.exactly', literal(schema.const));
  const { types, nullable: orNull } = typesOf(schema);
  const named = types.length > 0 ? types : typesOfValues(schema);
  if (named.length === 0) return orNull ? pure('z.null') : pure('z.unknown');
  return nullable(union(named.map((type) => typed(type, schema, { ...scope, among: scope.among || named.length > 1 }, where))), orNull);
}

/** Returns the types of the values of an enum without a type. */
function typesOfValues(schema: JsonSchema): readonly string[] {
  return [...new Set((schema.enum ?? []).filter((value) => value !== null).map((value) => typeof value))];
}

function typed(type: string, schema: JsonSchema, scope: Scope, where: string): string {
  switch (type) {
    case 'string':
      return text(schema);
    case 'integer':
      return pure('k.integer', ...range(schema));
    case 'number':
      return pure('k.number', ...range(schema));
    case 'boolean':
      return pure('z.boolean');
    case 'array':
      return array(schema, scope, where);
    case 'object':
      return object(schema, scope, where);
    default:
      throw new Error(`${where}: the type "${type}" is unknown`);
  }
}

function text({ enum: values, pattern, minLength, maxLength }: JsonSchema): string {
  if (values) return pure('k.text');
  const args = [maxLength ?? 'Infinity', minLength ?? 0, pattern === undefined ? undefined : regex(pattern)];
  const argumentCount = pattern !== undefined ? 3 : minLength !== undefined ? 2 : maxLength !== undefined ? 1 : 0;
  return pure('k.text', ...args.slice(0, argumentCount).map(String));
}

/** Returns a regular expression literal; JSON Schema patterns are Unicode patterns. */
function regex(pattern: string): string {
  return `/${new RegExp(pattern, 'u').source}/u`;
}

/** Returns the arguments minimum and maximum; none for an enum, which is open. */
function range({ enum: values, minimum, maximum }: JsonSchema): string[] {
  if (values || (minimum === undefined && maximum === undefined)) return [];
  return [String(minimum ?? '-Infinity'), ...(maximum === undefined ? [] : [String(maximum)])];
}

/** Returns the schema of a list. Other spellings of an empty list by servers of the family are accepted where they are unambiguous. */
function array({ items, minItems = 0, maxItems }: JsonSchema, scope: Scope, where: string): string {
  if (!items) throw new Error(`${where}: an array without items`);
  const item = expression(items, { ...scope, among: false }, `${where}[]`);
  const limits = minItems === 0 && maxItems === undefined ? [] : [String(minItems), ...(maxItems === undefined ? [] : [String(maxItems)])];
  return pure(scope.among ? 'k.array' : 'k.list', item, ...limits);
}

/** Returns the schema of an object. Other spellings of an empty object are accepted when all its fields are optional. */
function object(schema: JsonSchema, scope: Scope, where: string): string {
  const made = fields(schema, { ...scope, among: false }, where);
  return scope.among || (schema.required ?? []).length > 0 || made === 'k.nothing' ? made : pure('k.map', made);
}

/** Returns a loose object schema, which accepts the additional fields of newer servers. */
function fields(schema: JsonSchema, scope: Scope, where: string): string {
  const properties = Object.entries(schema.properties ?? {});
  const rest = typeof schema.additionalProperties === 'object' ? expression(schema.additionalProperties, scope, `${where}.*`) : undefined;
  if (schema.maxProperties !== undefined) {
    if (schema.maxProperties > 0 || properties.length > 0) throw new Error(`${where}: maxProperties of an object that may hold something`);
    return 'k.nothing';
  }
  const missing = (schema.required ?? []).filter((name) => !(name in (schema.properties ?? {})));
  if (missing.length > 0) throw new Error(`${where}: required, but not declared: ${missing.join(', ')}`);
  if (properties.length === 0) return rest === undefined ? pure('k.object', '{}') : pure('z.record', pure('z.string'), rest);
  const lines = properties.map(([name, property]) => {
    const body = expression(property, scope, `${where}.${name}`);
    const value = schema.required?.includes(name) ? body : pure('k.optional', body);
    return mentions(property, scope.deferred)
      ? `  get ${key(name)}() {\n    return ${indent(value, '    ')};\n  },`
      : `  ${key(name)}: ${indent(value)},`;
  });
  const shape = `{\n${lines.join('\n')}\n}`;
  return rest === undefined ? pure('k.object', shape) : pure('k.object', shape, rest);
}

/** Returns whether a schema refers to one of these components at any depth. */
export function mentions(schema: JsonSchema, components: ReadonlySet<string>): boolean {
  if (components.size === 0) return false;
  return JSON.stringify(schema, (name, value: unknown) =>
    name === '$ref' && typeof value === 'string' && components.has(componentName(value)) ? '\u0000here' : value,
  ).includes('\\u0000here');
}

function codec(schema: JsonSchema, scope: Scope, where: string): string {
  const { 'x-codec': name = '' } = schema;
  if (structureCodecs.includes(name)) return structure(name, schema, scope, where);
  const { types, nullable: orNull } = typesOf(schema);
  assertWire(name, schema, types, where);
  return nullable(scalar(name, schema, where), orNull);
}

function scalar(name: string, schema: JsonSchema, where: string): string {
  switch (name) {
    case 'flag':
      return 'k.flag';
    case 'int': {
      const limits = range(schema);
      return limits.length === 0 ? 'k.int' : pure('k.intWithin', limits[0] ?? '', limits[1] ?? 'Infinity');
    }
    case 'money':
    case 'moneyRange':
      if (schema.pattern === undefined) throw new Error(`${where}: ${name} without a pattern`);
      return pure('k.money', regex(schema.pattern));
    case 'dateTime':
      return 'k.dateTime';
    case 'csv':
      return pure('k.csv', String(schema.maxLength ?? 'Infinity'));
    default:
      throw new Error(`${where}: the codec "${name}" is unknown`);
  }
}

function structure(name: string, schema: JsonSchema, scope: Scope, where: string): string {
  if (name === 'jsonText') {
    const { types, nullable: orNull } = typesOf(schema);
    if (!types.includes('string') || !schema.contentSchema) throw new Error(`${where}: jsonText is a text with a contentSchema`);
    return nullable(pure('k.json', expression(schema.contentSchema, scope, `${where}~`)), orNull);
  }
  const among = { ...scope, among: true };
  const filled = expression(filledPart(schema, where), among, where);
  return pure(name === 'emptyList' ? 'k.listOr' : 'k.mapOr', plain(emptyPart(schema), among, where), filled);
}
