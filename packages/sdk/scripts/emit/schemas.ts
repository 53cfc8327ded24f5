import type { ContractDocument } from './document.ts';
import { expression } from './expression.ts';
import { inOrder, reachable, references } from './graph.ts';
import { banner, identifier, key } from './names.ts';
import type { OperationModel } from './operation-model.ts';

/** Emits schemas.ts: a `zod/mini` schema for each component of responses. */
export function emitSchemas(document: ContractDocument, operations: readonly OperationModel[]): string {
  const { schemas } = document.components;
  const { order, cycles } = inOrder(reachable(references(operations.map((model) => model.data)), schemas), schemas);
  const constants = order.map((name) => {
    const body = expression(schemas[name] ?? {}, { schemas, reference: (other) => other, deferred: cycles.get(name) ?? new Set() }, name);
    return `export const ${identifier(name)}: z.ZodMiniType<Schemas[${`'${name}'`}]> = ${body};\n`;
  });
  const names = new Set(order.map(identifier));
  if (names.size < order.length) throw new Error('Two components make the same identifier');
  return [
    banner,
    "import * as z from 'zod/mini';\n",
    "import * as k from '../wire/kit.ts';\n",
    "import type { components } from './types.ts';\n\n",
    "type Schemas = components['schemas'];\n\n",
    constants.join('\n'),
  ].join('');
}

/** Returns the reference to the type of a schema in types.ts. */
export function schemaType(name: string): string {
  return `Schemas${key(name) === name ? `['${name}']` : `[${key(name)}]`}`;
}
