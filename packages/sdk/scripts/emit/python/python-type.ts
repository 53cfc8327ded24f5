import { componentName, type JsonSchema } from '../document.ts';
import { identifier } from '../names.ts';
import { isSentAmount } from '../traits.ts';
import { literal } from './text.ts';

const scalars: Readonly<Record<string, string>> = { string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None' };

/** How a place writes types: the name of a component or of an object in place, and the type of a list. */
export interface TypeStyle {
  readonly reference: (name: string) => string;
  /** Returns the name of the class of an object that has no component. */
  readonly nested: (schema: JsonSchema) => string;
  readonly list: 'List' | 'Sequence';
}

/** Returns the Python type of a schema of the published document, which is plain JSON. */
export function pythonType(schema: JsonSchema, style: TypeStyle): string {
  if (schema.$ref !== undefined) return style.reference(identifier(componentName(schema.$ref)));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return `Union[${alternatives.map((part) => pythonType(part, style)).join(', ')}]`;
  if (schema.enum) return `Literal[${schema.enum.map(literal).join(', ')}]`;
  if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`;
  if (isSentAmount(schema)) return 'Union[str, Decimal]';
  if (schema.type === 'array') return `${style.list}[${pythonType(schema.items ?? {}, style)}]`;
  if (schema.type === 'object') return objectType(schema, style);
  if (schema.type === undefined) return 'object';
  const scalar = typeof schema.type === 'string' ? scalars[schema.type] : undefined;
  if (scalar === undefined) throw new Error(`No Python type for the JSON type "${String(schema.type)}"`);
  return scalar;
}

function objectType(schema: JsonSchema, style: TypeStyle): string {
  if (typeof schema.additionalProperties === 'object') return `Dict[str, ${pythonType(schema.additionalProperties, style)}]`;
  return style.nested(schema);
}

/** Whether a component becomes a class; every other one is an alias. */
export function isClass(schema: JsonSchema): boolean {
  return schema.type === 'object' && typeof schema.additionalProperties !== 'object';
}
