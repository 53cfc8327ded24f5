import type { JsonSchema } from '../document.ts';
import { reachable, references } from '../graph.ts';
import { identifier, pascal } from '../names.ts';
import type { OperationModel } from '../operation-model.ts';
import { fieldNote, inJson } from './notes.ts';
import type { PublishedSchemas } from './published.ts';
import { isClass, pythonType } from './python-type.ts';
import { docstring, header, literal } from './text.ts';
import { variantsOf } from './variants.ts';

type Field = readonly [name: string, schema: JsonSchema];

/** Emits models.py: a TypedDict for each object in requests and responses, and an alias for each named scalar. */
export function emitModels(operations: readonly OperationModel[], published: PublishedSchemas): string {
  const { components } = published;
  const roots = operations.map((operation) => ({ operation, data: published.data(operation), input: published.input(operation) }));
  const used = reachable(references(roots.flatMap(({ data, input }) => [data, ...Object.values(input.properties ?? {})])), components);
  const named = [...used].sort().map((name) => ({ name: identifier(name), schema: components[name] ?? {} }));
  const classes = new ClassWriter(components, alternativesIn(components));
  for (const { name, schema } of named.filter(({ schema }) => isClass(schema))) classes.add(name, schema);
  for (const { operation, data, input } of roots) {
    if (isClass(data)) classes.add(`${operation.type}Data`, { description: `Response of \`${operation.api}\`.`, ...data });
    for (const variant of variantsOf(operation, published)) {
      const description = `Response of \`${operation.api}\` with \`${variant.field}\` ${literal(variant.value)}.`;
      classes.add(variant.className, { ...variant.data, description });
    }
    for (const [field, schema] of Object.entries(input.properties ?? {})) classes.type(schema, `${operation.type}${pascal(field)}`);
  }
  const aliases = named.filter(({ schema }) => !isClass(schema)).map(({ name, schema }) => classes.alias(name, schema));
  const all = [...named.filter(({ schema }) => !isClass(schema)).map(({ name }) => name), ...classes.names()].sort();
  const body = `__all__ = [\n${all.map((name) => `    ${literal(name)},\n`).join('')}]\n\n${aliases.join('\n')}\n\n${classes.text()}`;
  return `${header('The types of requests and responses: plain JSON. Amounts are decimal strings, "128.00".')}from __future__ import annotations

from decimal import Decimal
from typing import Dict, List, Literal, TypedDict, Union, final

from .._typing import NotRequired

${body}`;
}

/** Writes classes, with a class of its own for each object inside, named after class and field. */
class ClassWriter {
  private readonly classes = new Map<string, string>();

  private readonly components: Readonly<Record<string, JsonSchema>>;
  private readonly alternatives: ReadonlySet<string>;

  /** @param alternatives - the names of objects that occur beside others in one place */
  constructor(components: Readonly<Record<string, JsonSchema>>, alternatives: ReadonlySet<string>) {
    this.components = components;
    this.alternatives = alternatives;
  }

  add(name: string, schema: JsonSchema): void {
    if (this.classes.has(name)) throw new Error(`Two Python classes are named ${name}`);
    this.classes.set(name, '');
    const fields = Object.entries(schema.properties ?? {});
    const required = new Set(schema.required ?? []);
    const typeOf = ([field, part]: Field) => {
      const type = this.type(part, `${name}${pascal(field)}`);
      return required.has(field) ? type : `NotRequired[${type}]`;
    };
    const furtherKeys = schema['x-additional-properties'] && 'Read further keys with `get`.';
    const note = docstring([inJson(schema.description) ?? `Object of \`${name}\`.`, furtherKeys ?? ''].filter(Boolean), '    ');
    const isIdentifiers = fields.every(([field]) => /^[A-Za-z_]\w*$/.test(field));
    this.classes.set(name, isIdentifiers ? this.statement(name, note, fields, typeOf) : functional(name, note.trim(), fields, typeOf));
  }

  /** Returns the type of a schema; adds the classes of objects inside, which start with `name`. */
  type(schema: JsonSchema, name: string): string {
    const nested = (object: JsonSchema) => {
      this.add(name, object);
      return name;
    };
    return pythonType(schema, { reference: (component) => component, nested, list: 'List' });
  }

  /** Returns the alias of a component that is no object. Python evaluates it at once: names of classes below are quoted. */
  alias(name: string, schema: JsonSchema): string {
    const nested = () => {
      throw new Error(`${name}: an object in an alias`);
    };
    const type = pythonType(schema, { reference: (component) => `"${component}"`, nested, list: 'List' });
    const note = fieldNote(schema, this.components, 'response');
    return `${name} = ${type}\n${docstring([note === '' ? `Values of \`${name}\`.` : note], '')}`;
  }

  names(): readonly string[] {
    return [...this.classes.keys()];
  }

  text(): string {
    const sorted = [...this.classes].sort(([a], [b]) => (a < b ? -1 : 1));
    return sorted.map(([, text]) => text).join('\n\n');
  }

  private statement(name: string, note: string, fields: readonly Field[], typeOf: (field: Field) => string): string {
    const rows = fields.map((field) => {
      const about = fieldNote(field[1], this.components, 'response');
      return `    ${field[0]}: ${typeOf(field)}\n${about === '' ? '' : `${docstring([about], '    ')}\n`}`;
    });
    // Type checkers distinguish classes by their keys only if there are no subclasses with further keys.
    const decorator = this.alternatives.has(name) ? '@final\n' : '';
    return `${decorator}class ${name}(TypedDict):\n${note}\n${rows.length > 0 ? `\n${rows.join('')}` : ''}`;
  }
}

/** Returns the names of components that are alternatives to others in some place. */
function alternativesIn(components: Readonly<Record<string, JsonSchema>>): Set<string> {
  const names = new Set<string>();
  JSON.stringify(components, (key, part: unknown) => {
    if (key === 'anyOf' && Array.isArray(part)) for (const name of references(part)) names.add(identifier(name));
    return part;
  });
  return names;
}

/** The form of a TypedDict that allows any key, "0". */
function functional(name: string, note: string, fields: readonly Field[], typeOf: (field: Field) => string): string {
  const rows = fields.map((field) => `        ${literal(field[0])}: ${literal(typeOf(field))},\n`);
  return `${name} = TypedDict(\n    ${literal(name)},\n    {\n${rows.join('')}    },\n)\n${note}\n`;
}
