import { componentName, type JsonSchema } from '../document.ts';
import { identifier, pascal } from '../names.ts';
import { fieldNote } from '../python/notes.ts';
import { isFile, isSentAmount } from '../traits.ts';
import type { Declarations } from './declarations.ts';
import { comment, fieldName, literal } from './text.ts';

type Components = Readonly<Record<string, JsonSchema>>;

/** Where a struct occurs; requests document the limits of their fields. */
export type Use = 'request' | 'response';

/** The Go types of codecs. A flag that is sent as a JSON boolean is a plain bool. */
const codecs: Readonly<Record<string, string>> = { money: 'Money', dateTime: 'DateTime', flag: 'Flag' };

const scalars: Readonly<Record<string, string>> = { string: 'string', integer: 'int', number: 'float64', boolean: 'bool' };

/** Types whose zero value, an empty text or false, is the same as a missing field. */
const isTextOrFlag = (type: string, textTypes: ReadonlySet<string>) =>
  ['string', 'bool', 'Money', 'DateTime', 'Flag'].includes(type) || textTypes.has(type);

/** A field of a struct. */
export interface GoField {
  readonly name: string;
  readonly type: string;
}

/** Writes the Go types of schemas, with a struct for each object, named after its component or after struct and field. */
export class GoTypes {
  private readonly components: Components;
  private readonly enums: ReadonlyMap<string, 'string' | 'int'>;
  /** The names of enums of texts and of objects, by what they contain: a request repeats some of them in place. */
  private readonly named: ReadonlyMap<string, string>;
  private readonly textEnums: ReadonlySet<string>;
  private readonly declarations: Declarations;
  private readonly structs = new Map<string, ReadonlyMap<string, GoField>>();
  private readonly schemas = new Map<string, JsonSchema>();

  /** @param enums - the declared enums with their underlying types */
  constructor(components: Components, enums: ReadonlyMap<string, 'string' | 'int'>, declarations: Declarations) {
    this.components = components;
    this.enums = enums;
    this.textEnums = new Set([...enums].filter(([, type]) => type === 'string').map(([name]) => name));
    this.declarations = declarations;
    this.named = new Map(
      Object.entries(components).flatMap(([name, schema]) => {
        const open = this.textEnums.has(identifier(name)) ? (schema.anyOf?.find((part) => part.enum) ?? schema) : undefined;
        return open || schema.type === 'object' ? [[contentOf(open ?? schema), name] as const] : [];
      }),
    );
  }

  /** Returns the type of a schema; declares the structs of objects inside. `name` is that of an object without a component. */
  type(schema: JsonSchema, name: string, use: Use): string {
    if (this.enums.has(name) && schema.$ref === undefined && schema.type !== 'array') return name;
    if (schema.$ref !== undefined) return this.component(componentName(schema.$ref), use);
    if (isFile(schema)) return 'File';
    const codec = codecs[schema['x-codec'] ?? ''];
    if (codec !== undefined && schema.type !== 'boolean') return codec;
    if (isSentAmount(schema)) return 'Money';
    const component = schema.enum || schema.properties ? this.named.get(contentOf(schema)) : undefined;
    if (component !== undefined) return this.component(component, use);
    const alternatives = schema.anyOf ?? schema.oneOf;
    if (alternatives) return this.union(alternatives, name, use);
    if (schema.type === undefined) return 'json.RawMessage';
    if (schema.type === 'array') return `[]${this.type(schema.items ?? {}, name, use)}`;
    if (schema.type === 'object') return this.object(schema, name, use);
    const scalar = typeof schema.type === 'string' ? scalars[schema.type] : undefined;
    if (scalar === undefined) throw new Error(`${name}: no Go type for the JSON type "${String(schema.type)}"`);
    return scalar;
  }

  /** Returns whether the response of an operation has no data. */
  isNothing(schema: JsonSchema): boolean {
    const resolved = schema.$ref === undefined ? schema : this.components[componentName(schema.$ref)];
    return (
      resolved?.type === 'object' && Object.keys(resolved.properties ?? {}).length === 0 && resolved.additionalProperties === undefined
    );
  }

  /** Declares a struct with the fields of an object, once. `prefix` starts the names of objects and enums inside. */
  struct(name: string, schema: JsonSchema, use: Use, about: string, prefix = name): void {
    if (this.schemas.get(name) === schema) return;
    this.declarations.reserve(name);
    this.schemas.set(name, schema);
    const names = new Set<string>();
    const required = new Set(schema.required ?? []);
    const fields = new Map<string, GoField>();
    const rows = Object.entries(schema.properties ?? {}).map(([field, part]) => {
      const isRequired = required.has(field);
      const type = this.type(part, `${prefix}${pascal(field)}`, use);
      const declared = { name: unique(fieldName(field), names), type: isRequired || type === 'File' ? type : this.optional(type, part) };
      fields.set(field, declared);
      return this.row(field, declared, part, isRequired, use);
    });
    this.structs.set(name, fields);
    const furtherKeys = schema['x-additional-properties'];
    const rest = furtherKeys && this.rest(schema, name, furtherKeys, use);
    const body = [...rows, ...(rest ? [rest.field] : [])].join('\n');
    const text = `${comment([about])}type ${name} struct {${body === '' ? '' : `\n${body}`}}\n`;
    this.declarations.set(name, `${text}${rest?.method ?? ''}`);
  }

  /** Returns the fields of a declared struct by their names in the API; undefined for another type. */
  fieldsOf(struct: string): ReadonlyMap<string, GoField> | undefined {
    return this.structs.get(struct);
  }

  private row(field: string, { name, type }: GoField, schema: JsonSchema, isRequired: boolean, use: Use): string {
    const note = comment([`${name} is the field ${literal(field)}. ${fieldNote(schema, this.components, use)}`.trim()], '\t');
    if (type === 'File') return `${note}\t${name} ${type} \`json:"-" file:${literal(field)}\`\n`;
    return `${note}\t${name} ${type} \`json:"${field}${isRequired ? '' : ',omitempty'}"\`\n`;
  }

  /** A pointer only for an object, and for a number whose zero means something else than a missing one. */
  private optional(type: string, schema: JsonSchema): string {
    if (/^(\[\]|map\[|json\.)/.test(type) || isTextOrFlag(type, this.textEnums)) return type;
    const isNumber = ['int', 'float64'].includes(type) || this.enums.has(type);
    return isNumber && this.refusesZero(schema) ? type : `*${type}`;
  }

  private refusesZero(schema: JsonSchema): boolean {
    const resolved = schema.$ref === undefined ? schema : { ...this.components[componentName(schema.$ref)], ...schema };
    return (resolved.minimum ?? 0) > 0 || (resolved.enum !== undefined && !resolved.enum.includes(0));
  }

  private component(component: string, use: Use): string {
    const name = identifier(component);
    const schema = this.components[component] ?? {};
    if (this.enums.has(name)) return name;
    if (schema.type !== 'object' || typeof schema.additionalProperties === 'object') return this.type(schema, name, use);
    this.struct(name, schema, use, `${name}: ${schema.description ?? 'an object of the API.'}`);
    return name;
  }

  /** An open enum is the enum, or a text if it has no name. An object or nothing is the object, whose fields are empty then. */
  private union(alternatives: readonly JsonSchema[], name: string, use: Use): string {
    const something = alternatives.filter((part) => !this.isNothing(part));
    const all = new Set(something.map((part) => this.type(part, name, use)));
    const types = [...all].filter((type) => type !== 'string' || all.size === 1);
    const [type] = types;
    if (type === undefined || types.length > 1) throw new Error(`${name}: no Go type for alternatives (${types.join(', ')})`);
    return type;
  }

  private object(schema: JsonSchema, name: string, use: Use): string {
    if (typeof schema.additionalProperties === 'object') return `map[string]${this.type(schema.additionalProperties, name, use)}`;
    this.struct(name, schema, use, `${name}: ${schema.description ?? 'an object within another.'}`);
    return name;
  }

  /** The field and the method for keys that the contract does not name. */
  private rest(schema: JsonSchema, name: string, value: JsonSchema, use: Use): { readonly field: string; readonly method: string } {
    const type = this.type(value, `${name}Value`, use);
    const known = Object.keys(schema.properties ?? {}).map((key) => `, ${literal(key)}`);
    const field = `${comment([`Others are the further keys of the object. ${value.description ?? ''}`.trim()], '\t')}\tOthers map[string]${type} \`json:"-"\`\n`;
    const method = `
// UnmarshalJSON also reads the further keys.
func (object *${name}) UnmarshalJSON(content []byte) error {
\ttype plain ${name}
\treturn decodeWithRest(content, (*plain)(object), &object.Others${known.join('')})
}
`;
    return { field, method };
  }
}

/** Returns what an enum of texts or an object contains, without its own description. */
function contentOf({ description: _, enum: values, ...schema }: JsonSchema): string {
  return JSON.stringify(values ? values.toSorted() : schema);
}

/** Returns a name, with a number if another field of the struct has it already: the API has names that differ only in case. */
function unique(name: string, names: Set<string>): string {
  let free = name;
  for (let number = 2; names.has(free); number += 1) free = `${name}${number}`;
  names.add(free);
  return free;
}
