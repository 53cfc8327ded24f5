import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { type DecodedSchema, decoded, openMark } from './decoded.ts';
import { type ContractDocument, componentName, isRecord, type JsonSchema } from './document.ts';
import { withFieldNotes } from './field-notes.ts';
import { reachable, references } from './graph.ts';
import { banner } from './names.ts';
import { oneProperty } from './one-property.ts';
import type { OperationModel } from './operation-model.ts';
import { isFile } from './traits.ts';
import { type VariantModel, variantOf } from './variants.ts';

const { factory } = ts;

/** Names of the two schemas that describe an operation in types.ts. */
export const inputName = (model: OperationModel) => `${model.type}Input`;
export const dataName = (model: OperationModel) => `${model.type}Data`;

/** Name of the data of one kind, "CatalogSearchProductsData". */
export const variantName = (model: OperationModel, kind: VariantModel) => `${model.type}${kind.name}Data`;

/** Emits types.ts: inputs and decoded results of the SDK, by openapi-typescript. */
export async function emitTypes(document: ContractDocument, operations: readonly OperationModel[]): Promise<string> {
  const contract = document.components.schemas;
  const responseSchemas = reachable(references(operations.map((model) => model.data)), contract);
  const requestSchemas = reachable(references(operations.map((model) => model.input)), contract);
  const schemas: Record<string, DecodedSchema> = {};
  const documentedSchemas = (schema: JsonSchema, use: 'request' | 'response') => withFieldNotes(schema, contract, use);
  // A component of responses and requests is inlined in requests, because its enums are open in responses only.
  const requested = (schema: JsonSchema) => inlineReferences(schema, (name) => (responseSchemas.has(name) ? contract[name] : undefined));
  for (const name of [...requestSchemas].sort())
    schemas[name] = oneProperty(documentedSchemas(plainJson(requested(contract[name] ?? {}), name), 'request'));
  for (const name of [...responseSchemas].sort()) schemas[name] = decoded(documentedSchemas(contract[name] ?? {}, 'response'), name);
  for (const model of operations) {
    const kinds = model.variants?.kinds ?? [];
    for (const name of [inputName(model), dataName(model), ...kinds.map((kind) => variantName(model, kind))]) {
      if (name in contract) throw new Error(`${model.api}: the schema "${name}" has the name of a generated type`);
    }
    schemas[inputName(model)] = {
      ...documentedSchemas(requested(inputSchema(model)), 'request'),
      description: `Request of \`${model.api}\`.`,
    };
    schemas[dataName(model)] = withDescription(
      decoded(documentedSchemas(model.data, 'response'), model.api),
      `Response data of \`${model.api}\`.`,
    );
    for (const [index, kind] of kinds.entries()) {
      schemas[variantName(model, kind)] = {
        ...decoded(documentedSchemas(variantOf(model.data, contract, index), 'response'), model.api),
        description: `Response data of \`${model.api}\` with \`${model.variants?.field}\` ${kind.value}.`,
      };
    }
  }
  const text = astToString(await declarations(schemas, new Set(operations.map(inputName))));
  // TSDoc has no tag `@description`: editors and TypeDoc would show it as text.
  return banner + text.replaceAll('@description ', '');
}

/** Returns the input schema of an operation; an empty object for a request without fields. */
function inputSchema(model: OperationModel): DecodedSchema {
  const empty = Object.keys(model.input.properties ?? {}).length === 0;
  return empty ? { type: 'object', [openMark]: 'nothing' } : plainJson(model.input, model.api);
}

/** Returns a schema with some of its references replaced by their targets. */
function inlineReferences<Schema>(schema: Schema, find: (name: string) => JsonSchema | undefined): Schema {
  const text = JSON.stringify(schema, (_, node: unknown) => {
    if (!isRecord(node) || typeof node.$ref !== 'string') return node;
    const { $ref, ...beside } = node;
    const target = find(componentName($ref));
    return target ? { ...target, ...beside } : node;
  });
  return JSON.parse(text);
}

function withDescription(schema: DecodedSchema, fallback: string): DecodedSchema {
  return schema.description === undefined ? { ...schema, description: fallback } : schema;
}

/** Returns the schema of a request as plain JSON, without codecs, which would give a field two types. */
function plainJson(schema: JsonSchema, where: string): JsonSchema {
  if (JSON.stringify(schema).includes('"x-codec"')) throw new Error(`${where}: a request carries a codec`);
  return schema;
}

async function declarations(schemas: Readonly<Record<string, DecodedSchema>>, inputs: ReadonlySet<string>): Promise<ts.Node[]> {
  const source = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {}, components: { schemas } };
  // The library declares all OpenAPI versions; this document is a plain 3.1 document.
  const nodes = await openapiTS(structuredClone(source) as unknown as OpenAPI3, {
    alphabetize: false,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    silent: true,
    transform: (schema) => specialType(schema),
    transformProperty: (property, _schema, { path }) => orUndefined(property, inputs, path),
  });
  return nodes.filter((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'components');
}

/** Adds `undefined` to the type of an optional request field; such a field is not sent. */
function orUndefined(
  property: ts.PropertySignature,
  inputs: ReadonlySet<string>,
  path: string | undefined,
): ts.PropertySignature | undefined {
  const [, , , schema = '', , ...deeper] = (path ?? '').slice(1).split('/');
  if (!property.questionToken || !property.type || deeper.length > 0 || !inputs.has(schema)) return undefined;
  const type = factory.createUnionTypeNode([property.type, factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword)]);
  return factory.updatePropertySignature(property, property.modifiers, property.name, property.questionToken, type);
}

/** Returns the type of an open enum or a file. `(number & {})` preserves the suggestions of the known literals in editors. */
function specialType(schema: object): ts.TypeNode | undefined {
  const open = openMark in schema ? schema[openMark] : undefined;
  if (open === 'string' || open === 'number' || open === 'boolean') {
    const keywordKinds = {
      string: ts.SyntaxKind.StringKeyword,
      number: ts.SyntaxKind.NumberKeyword,
      boolean: ts.SyntaxKind.BooleanKeyword,
    } as const;
    const any = factory.createKeywordTypeNode(keywordKinds[open]);
    return factory.createParenthesizedType(factory.createIntersectionTypeNode([any, factory.createTypeLiteralNode([])]));
  }
  if (open === 'never') return factory.createKeywordTypeNode(ts.SyntaxKind.NeverKeyword);
  if (open === 'nothing') {
    const keyword = factory.createKeywordTypeNode;
    return factory.createTypeReferenceNode('Record', [keyword(ts.SyntaxKind.StringKeyword), keyword(ts.SyntaxKind.NeverKeyword)]);
  }
  if (isFile(schema)) return factory.createTypeReferenceNode('Blob');
  return undefined;
}
