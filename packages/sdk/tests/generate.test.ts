import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import type { ContractDocument, JsonSchema } from '../scripts/emit/document.ts';
import { generate } from '../scripts/generate.ts';
import type { Operation } from '../src/operation.ts';
import { document } from './support/contract.ts';

const generated = fileURLToPath(new URL('../src/generated', import.meta.url));

/** Returns a contract with one operation. */
function contractOf(
  data: JsonSchema,
  schemas: Record<string, JsonSchema> = {},
  input: JsonSchema = { type: 'object' },
  more: object = {},
): ContractDocument {
  const envelope: JsonSchema = { type: 'object', properties: { code: { type: 'string' }, data } };
  return {
    paths: {
      '/test.Thing.read': {
        post: {
          operationId: 'test-area.read',
          summary: 'Read a thing',
          description: 'Ends no comment: */ never.',
          'x-login': 'no',
          'x-idempotent': 'safe',
          requestBody: { content: { 'application/x-www-form-urlencoded': { schema: input } } },
          responses: { '200': { content: { 'application/json': { schema: envelope } } } },
          ...more,
        },
      },
    },
    components: { schemas },
    'x-error-catalogue': {},
  };
}

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Builds the generated code as an application would, and returns its one operation. */
async function load(contract: ContractDocument): Promise<Operation<unknown, unknown>> {
  const files = await generate(contract);
  const { outputFiles } = await build({
    stdin: {
      contents: "export { testAreaRead } from './operations/test-area.ts';",
      resolveDir: generated,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['source'],
    plugins: [
      {
        name: 'generated',
        setup({ onLoad, onResolve }) {
          onResolve({ filter: /(operations\/test-area|\/schemas)\.ts$/ }, ({ path }) => ({
            path: path.replace(/^.*\.\//, ''),
            namespace: 'made',
          }));
          onLoad({ filter: /.*/, namespace: 'made' }, ({ path }) => ({
            contents: files.get(path) ?? '',
            loader: 'ts',
            resolveDir: `${generated}/${dirname(path)}`,
          }));
        },
      },
    ],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
  const module: { testAreaRead: Operation<unknown, unknown> } = await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);
  return module.testAreaRead;
}

describe('the generated files', () => {
  test('are up to date with the contract', async () => {
    for (const [path, text] of await generate(document)) {
      expect(await readFile(new URL(`../src/generated/${path}`, import.meta.url), 'utf8'), `run node scripts/generate.ts: ${path}`).toBe(
        text,
      );
    }
  });

  test('are the same for any order of operations in the contract', async () => {
    const turned = { ...document, paths: Object.fromEntries(Object.entries(document.paths).reverse()) };
    expect(await generate(turned)).toEqual(await generate(document));
  });

  test('mark each call as free of side effects for bundlers', async () => {
    for (const [path, text] of await generate(document)) {
      if (!path.startsWith('operations/') && path !== 'schemas.ts') continue;
      const calls = text.replaceAll(/^\s*\*.*$/gm, '').match(/(?<!#__PURE__\*\/ )\b(?:z|k)\.\w+\(|(?<!#__PURE__\*\/ )\bop\(/g);
      expect(calls, path).toBeNull();
    }
  });
});

describe('the generator', () => {
  test('supports schemas that refer to themselves', async () => {
    const schemas = {
      Tree: {
        type: 'object',
        required: ['id', 'children'],
        properties: { id: { type: 'integer' }, children: ref('Trees'), twin: ref('Tree') },
      },
      Trees: { type: 'array', items: ref('Tree') },
    };
    const read = await load(contractOf(ref('Trees'), schemas));
    const leaf = { id: 2, children: [] };
    expect(read.decode([{ id: 1, children: [leaf, leaf], twin: leaf }]).issues).toBeUndefined();
    expect(read.decode([{ id: 1, children: [{ id: 2, children: [{ id: '3', children: [] }] }] }]).issues).toMatchObject([
      { path: '0.children.0.children.0.id' },
    ]);
  });

  test('flattens allOf and supports nullable, maps, constants and alternatives', async () => {
    const schemas: Record<string, JsonSchema> = {
      Base: { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } },
      More: { allOf: [ref('Base'), { type: 'object', required: ['kind'], properties: { kind: { const: 'more' } } }] },
      Less: {
        type: 'object',
        required: ['kind'],
        properties: { kind: { const: 'less' }, by: { type: ['string', 'null'], enum: ['a', 'b', null] } },
      },
    };
    const read = await load(
      contractOf({ type: 'object', additionalProperties: { oneOf: [ref('More'), ref('Less'), { type: 'null' }] } }, schemas),
    );
    expect(
      read.decode({ a: { id: 1, kind: 'more' }, b: { kind: 'less', by: null }, c: null, d: { kind: 'less', by: 'new' } }).issues,
    ).toBeUndefined();
    expect(read.decode({ a: { id: 0, kind: 'more' } }).issues).toMatchObject([{ path: 'a.id' }]);
    expect(read.decode({ a: { kind: 'other' } }).issues).toBeDefined();
  });

  test('generates decoded types, open enums, empty inputs for empty requests, and optional fields with undefined', async () => {
    const schemas: Record<string, JsonSchema> = { State: { type: ['integer', 'string'], enum: [1, 2, '1', '2'], 'x-codec': 'int' } };
    const data: JsonSchema = {
      type: 'object',
      required: ['at'],
      properties: { at: { type: 'string', 'x-codec': 'dateTime' }, state: ref('State'), open: { 'x-codec': 'flag', enum: [0, 1] } },
    };
    const input: JsonSchema = {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' }, sort: { type: 'string', enum: ['up', 'down'] } },
    };
    const types = (await generate(contractOf(data, schemas, input))).get('types.ts')?.replaceAll(/\s+/g, ' ') ?? '';
    expect(types).toContain('at: string | null;');
    expect(types).toContain('State: (1 | 2) | (number & {});');
    expect(types).toContain('open?: boolean;');
    expect(types).toContain('file?: Blob | undefined;');
    expect(types).toContain('sort?: ("up" | "down") | undefined;');
    const empty = (await generate(contractOf(data, schemas))).get('types.ts');
    expect(empty).toContain('TestAreaReadInput: Record<string, never>;');
  });

  test('detects lists with pages', async () => {
    const list: JsonSchema = { type: 'array', items: { type: 'string' } };
    const descriptor = async (page: string, properties: Record<string, JsonSchema>) =>
      (
        await generate(
          contractOf({ type: 'object', properties }, { List: list }, { type: 'object', properties: { [page]: { type: 'integer' } } }),
        )
      ).get('operations/test-area.ts');
    expect(await descriptor('page', { list, tabs: list, total: { type: 'integer' } })).toMatch(/paged\(.*, 'page', 'list', 'total'\);/s);
    expect(await descriptor('start', { message: ref('List') })).toMatch(/paged\(.*, 'start', 'message'\);/s);
    expect(await descriptor('pageNum', { order: list, order_num: { type: 'integer' } })).toMatch(/'pageNum', 'order', 'order_num'\);/);
    expect(await descriptor('page', { left: list, right: list })).not.toContain('paged');
    expect(await descriptor('words', { list })).not.toContain('paged');
  });

  test('generates the maximum size and the types of uploaded files', async () => {
    const schema: JsonSchema = { type: 'object', properties: { file: { type: 'string', format: 'binary', maxLength: 5 } } };
    const content = { 'multipart/form-data': { schema, encoding: { file: { contentType: 'image/png, image/gif' } } } };
    const files = await generate(contractOf({ type: 'string' }, {}, schema, { requestBody: { content } }));
    expect(files.get('operations/test-area.ts')).toContain(
      '{ multipart: true, files: {"file":{"maxBytes":5,"types":["image/png","image/gif"]}} }',
    );
  });

  test.each<[string, ContractDocument, RegExp]>([
    ['a keyword it does not know', contractOf({ type: 'string', format: 'email' }), /test\.Thing\.read: .*"format"/],
    ['not', contractOf({ not: { type: 'string' } } as JsonSchema), /"not"/],
    ['a check beside a $ref', contractOf({ ...ref('A'), maxLength: 3 }, { A: { type: 'string' } }), /maxLength beside a \$ref/],
    ['an array without items', contractOf({ type: 'array' }), /without items/],
    ['an unknown codec', contractOf({ type: 'string', 'x-codec': 'roman' }), /"roman" is unknown/],
    [
      'a pattern its codec does not read',
      contractOf({ type: ['integer', 'string'], pattern: '^x$', 'x-codec': 'int' }),
      /knows the pattern/,
    ],
    ['JSON text of unknown content', contractOf({ type: 'string', 'x-codec': 'jsonText' }), /contentSchema/],
    [
      'a codec in a request',
      contractOf({}, {}, { type: 'object', properties: { at: { type: 'string', 'x-codec': 'dateTime' } } }),
      /a request carries a codec/,
    ],
    [
      'an object field that is not JSON',
      contractOf({}, {}, { type: 'object', properties: { at: { type: 'object' } } }),
      /without encoding as JSON/,
    ],
    ['a field required but not declared', contractOf({ type: 'object', required: ['ghost'] }), /not declared: ghost/],
    ['a bare circle', contractOf(ref('A'), { A: { type: 'array', items: ref('A') } }), /names itself/],
    ['an operationId of another form', contractOf({}, {}, { type: 'object' }, { operationId: 'readThing' }), /<domain>\.<method>/],
    ['an unknown login', contractOf({}, {}, { type: 'object' }, { 'x-login': 'maybe' }), /x-login is "maybe"/],
  ])('refuses %s', async (_, contract, message) => {
    await expect(generate(contract)).rejects.toThrow(message);
  });
});
