/**
 * Writes the paths of openapi.yaml from the files in operations, then generated/openapi.json (one self-contained document) and
 * generated/types.ts (wire types as @mall/gateway sends them).
 */
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { parse } from 'yaml';
import type { JsonObject } from '../src/lint/json.ts';
import { type IdSources, withIdSources } from './id-sources.ts';
import { withOperations } from './operation-list.ts';
import { withRefusalExamples } from './refusal-examples.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const keyword = ts.factory.createKeywordTypeNode;
const literals = (...values: number[]) =>
  ts.factory.createUnionTypeNode(values.map((value) => ts.factory.createLiteralTypeNode(ts.factory.createNumericLiteral(value))));

interface CodecSchema {
  format?: string;
  'x-codec'?: string;
  'x-sent-as'?: 'boolean' | 'number';
  enum?: unknown[];
  properties?: Readonly<Record<string, unknown>>;
}

/** The type that @mall/gateway sends for each codec, unless `x-sent-as` overrides it: stricter than the types that the contract accepts. */
const wireTypes: Record<string, ts.TypeNode> = {
  money: keyword(ts.SyntaxKind.StringKeyword),
  moneyRange: keyword(ts.SyntaxKind.StringKeyword),
  dateTime: keyword(ts.SyntaxKind.StringKeyword),
  csv: keyword(ts.SyntaxKind.StringKeyword),
  jsonText: keyword(ts.SyntaxKind.StringKeyword),
  int: keyword(ts.SyntaxKind.NumberKeyword),
  flag: literals(0, 1),
  emptyMap: ts.factory.createTypeReferenceNode('Record', [keyword(ts.SyntaxKind.StringKeyword), keyword(ts.SyntaxKind.NeverKeyword)]),
};

const sentAsTypes = { boolean: keyword(ts.SyntaxKind.BooleanKeyword), number: keyword(ts.SyntaxKind.NumberKeyword) };

function wireType(schema: CodecSchema): ts.TypeNode | undefined {
  if (schema.format === 'binary') return ts.factory.createTypeReferenceNode('Blob');
  const codec = schema['x-codec'];
  if (codec === undefined) return undefined;
  if (schema['x-sent-as']) return sentAsTypes[schema['x-sent-as']];
  // @mall/gateway sends these properties, so the default type of the schema is right.
  if (codec === 'emptyMap' && schema.properties) return undefined;
  if (codec === 'int' && schema.enum) return literals(...new Set(schema.enum.map(Number)));
  return wireTypes[codec];
}

// With --check nothing is written, and the exit code is 1 when a committed file is out of date.
const isCheck = process.argv.includes('--check');

async function writeOrCheck(path: string, text: string): Promise<void> {
  const file = `${root}${path}`;
  if (!isCheck) await writeFile(file, text);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`contract/${path} is out of date: run npm run generate.`);
    process.exitCode = 1;
  }
}

const index = await readFile(`${root}openapi.yaml`, 'utf8');
await writeOrCheck('openapi.yaml', withOperations(index, globSync('operations/*/*.yaml', { cwd: root })));

const { bundle: bundleResult } = await bundle({ ref: `${root}openapi.yaml`, config: await createConfig({}) });
const idSources: IdSources = parse(await readFile(`${root}id-sources.yaml`, 'utf8'));
const document: Record<string, unknown> = withRefusalExamples(withIdSources(bundleResult.parsed as JsonObject, idSources));
const errors: Record<string, { 'x-name': string }> = parse(await readFile(`${root}errors.yaml`, 'utf8'));
document['x-error-catalogue'] = errors;
const errorNames = Object.values(errors).map((entry) => `'${entry['x-name']}'`);

const types = astToString(
  await openapiTS(structuredClone(document) as never, {
    defaultNonNullable: false,
    transform: (schema) => wireType(schema),
  }),
);

const files = {
  'openapi.json': `${JSON.stringify(document, null, 1)}\n`,
  'types.ts': [
    '// Generated from openapi.yaml by scripts/generate.ts. Do not edit.',
    types,
    '/** The names of the error catalogue. */',
    `export type FaultName = ${errorNames.join(' | ')};\n`,
  ].join('\n'),
};

await mkdir(`${root}generated`, { recursive: true });
for (const [name, text] of Object.entries(files)) await writeOrCheck(`generated/${name}`, text);
