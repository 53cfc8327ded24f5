/** Every sample of the README and the guides compiles as it stands, against what a reader has by then. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../', import.meta.url));

/** What the samples take for granted: a client, and what the reader's own program holds. A sample that makes its own is not disturbed. */
const given = `
import type { createMall, createMallClient, Schemas } from '@mall/sdk';
declare global {
  const client: ReturnType<typeof createMallClient>;
  const mall: ReturnType<typeof createMall>;
  const fields: Schemas['CheckoutPlaceOrderInput'];
  const error: unknown;
  const file: Blob;
  const order_id: number;
  const signal: AbortSignal;
  function show(value: unknown): void;
}
`;

/** By the name it would have as a file: "docs/errors.md 2.ts". */
const samples = new Map(
  ['README.md', ...readdirSync(join(folder, 'docs')).map((name) => `docs/${name}`)].flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = ''], at) => [
      join(folder, `${name} ${at + 1}.ts`),
      `${code}\nexport {};\n`,
    ]),
  ),
);

function compile(files: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, version, ...rest) => {
    const text = files.get(path);
    return text === undefined ? getSourceFile(path, version, ...rest) : ts.createSourceFile(path, text, version);
  };
  const program = ts.createProgram([...files.keys()], { ...options, noEmit: true, noUnusedLocals: false }, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName.slice(folder.length)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

/** Shows that the compiler looks: the one that must be complained of. */
const wrong = "import { call } from '@mall/sdk';\ncall(client, 'mall.Product.index');\nexport {};\n";

test('every sample compiles, and a wrong one would not', { timeout: 120_000 }, () => {
  expect(samples.size).toBeGreaterThan(12);
  const files = new Map([...samples, [join(folder, 'given.d.ts'), given], [join(folder, 'wrong.ts'), wrong]]);
  expect(compile(files)).toEqual([expect.stringMatching(/^wrong\.ts: Argument of type 'string'/)]);
});
