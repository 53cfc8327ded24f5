/** Prints sizes and times of everybody, in one run, as ratios to @mall/sdk. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const sdk = process.env.MALL_SDK_SOURCE;
const here = process.cwd();
const use = (names) => `globalThis.used = [${names}];`;

const plain = `const call = async (api, fields) => {
  const response = await fetch('/api/?store_id=1&store_type=6', { method: 'POST', body: new URLSearchParams({ ...fields, api }) });
  const { code, message, data } = await response.json();
  if (String(code) !== '200') throw new Error(message);
  return data;
};`;

/** For each: one operation, all operations, and how it turns the text of a response into data. */
const rivals = {
  '@mall/sdk': {
    one: `import { call, createMallClient } from '${sdk}/index.ts'; import { catalogSearch } from '${sdk}/generated/operations/catalog.ts'; ${use('call, createMallClient, catalogSearch')}`,
    all: `import { createMall, createMallClient } from '${sdk}/index.ts'; ${use('createMall, createMallClient')}`,
    decode: `import { catalogSearch } from '${sdk}/generated/operations/catalog.ts';
      export const decode = (text) => { const { data, issues } = catalogSearch.decode(JSON.parse(text).data); if (issues) throw issues; return data; };`,
  },
  'plain fetch': {
    one: `${plain} ${use('call')}`,
    all: `${plain} ${use('call')}`,
    decode: 'export const decode = (text) => JSON.parse(text).data;',
  },
  'hey-api': {
    one: `import { catalogSearch } from './generated/hey/sdk.gen.ts'; ${use('catalogSearch')}`,
    all: `import * as all from './generated/hey/sdk.gen.ts'; ${use('all')}`,
  },
  'hey-api, zod/mini': {
    one: `import { catalogSearch } from './generated/hey-zod/sdk.gen.ts'; ${use('catalogSearch')}`,
    all: `import * as all from './generated/hey-zod/sdk.gen.ts'; ${use('all')}`,
    decode: `import * as z from 'zod/mini'; import { zCatalogSearchResponse } from './generated/hey-zod/zod.gen.ts';
      export const decode = (text) => z.parse(zCatalogSearchResponse, JSON.parse(text)).data;`,
  },
  orval: {
    one: `import { catalogSearch } from './generated/orval.ts'; ${use('catalogSearch')}`,
    all: `import * as all from './generated/orval.ts'; ${use('all')}`,
  },
  'orval, zod/mini': {
    one: `import { catalogSearch } from './generated/orval.ts'; import { CatalogSearchResponse } from './generated/orval-zod.ts'; ${use('catalogSearch, CatalogSearchResponse')}`,
    all: `import * as all from './generated/orval.ts'; import * as schemas from './generated/orval-zod.ts'; ${use('all, schemas')}`,
    decode: `import * as z from 'zod/mini'; import { CatalogSearchResponse } from './generated/orval-zod.ts';
      export const decode = (text) => z.parse(CatalogSearchResponse, JSON.parse(text)).data;`,
  },
};

async function bundle(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: here, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0].contents;
}

const gzip = (bytes) => gzipSync(bytes, { level: 9 }).length;

function fiftyProducts() {
  const contract = JSON.parse(readFileSync('openapi.json', 'utf8'));
  const follow = (node) =>
    node.$ref
      ? follow(
          node.$ref
            .slice(2)
            .split('/')
            .reduce((at, step) => at[step], contract),
        )
      : node;
  const { value } = follow(follow(contract.paths['/mall.Index.search'].post.responses['200']).content['application/json'].examples.ok);
  const list = Array.from({ length: 50 }, (_, at) => ({ ...value.data.list[at % value.data.list.length], id: 1000 + at }));
  return JSON.stringify({ ...value, data: { ...value.data, list } });
}

/** Microseconds a call: the median of rounds in which everybody has a turn, so that a busy moment is everybody's. */
function time(decoders, text) {
  const rounds = Object.fromEntries(Object.keys(decoders).map((name) => [name, []]));
  for (let round = 0; round < 40; round++) {
    for (const [name, decode] of Object.entries(decoders)) {
      const started = performance.now();
      for (let count = 0; count < 200; count++) decode(text);
      if (round >= 10) rounds[name].push(((performance.now() - started) * 1000) / 200);
    }
  }
  return Object.fromEntries(Object.entries(rounds).map(([name, all]) => [name, all.sort((a, b) => a - b)[all.length / 2]]));
}

const decoders = {};
const sizes = {};
for (const [name, { one, all, decode }] of Object.entries(rivals)) {
  sizes[name] = { one: gzip(await bundle(one)), all: gzip(await bundle(all)) };
  if (!decode) continue;
  const file = join(here, `decode-${Object.keys(decoders).length}.mjs`);
  writeFileSync(file, await bundle(decode));
  decoders[name] = (await import(pathToFileURL(file).href)).decode;
}
const times = time(decoders, fiftyProducts());
const ours = '@mall/sdk';
const ratio = (value, base) => `${(value / base).toFixed(2)}×`.padStart(7);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(8);

console.log('                    one operation        all operations        decode 50 products');
for (const [name, { one, all }] of Object.entries(sizes)) {
  const decoding =
    times[name] === undefined ? '      as plain fetch' : `${times[name].toFixed(0).padStart(8)} µs ${ratio(times[name], times[ours])}`;
  console.log(
    `${name.padEnd(18)}${kilobytes(one)} ${ratio(one, sizes[ours].one)}     ${kilobytes(all)} ${ratio(all, sizes[ours].all)}  ${decoding}`,
  );
}
