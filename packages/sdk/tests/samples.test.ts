/** Tests that every sample of the README and the guides compiles unchanged, with the definitions that precede it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../', import.meta.url));

/** Definitions that the samples require: a client, and parts of the reader's own program. A sample can override them. */
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

/** React and the picker of a guide, with the parts of their types that it uses; these are not installed here. */
const reactNative = `
declare module 'react' {
  export function useEffect(effect: () => () => void, dependencies: readonly unknown[]): void;
  export function useState<Value>(): [Value | undefined, (value: Value) => void];
}
declare module 'react-native-image-picker' {
  interface Asset { uri?: string; fileName?: string; type?: string; fileSize?: number }
  interface Options { mediaType: 'photo'; assetRepresentationMode?: 'auto' | 'current' | 'compatible' }
  export function launchImageLibrary(options: Options): Promise<{ assets?: Asset[]; didCancel?: boolean }>;
}
`;

/** Samples by the name they would have as a file: "docs/errors.md 2.ts". */
const samples = new Map(
  ['README.md', ...readdirSync(join(folder, 'docs')).map((name) => `docs/${name}`)].flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = ''], index) => [
      join(folder, `${name} ${index + 1}.ts`),
      `${code}\nexport {};\n`,
    ]),
  ),
);

/** The examples in the comments of the facade as one file. */
const facade = readFileSync(join(folder, 'src/generated/facade.ts'), 'utf8');
const examples = [...facade.matchAll(/^ +\* @example\n +\* ```ts\n +\* (.*)\n +\* ```$/gm)].map(([, code = '']) => `{\n${code}\n}\n`);

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

/** An invalid sample, to prove that the compiler checks them. */
const wrong = "import { call } from '@mall/sdk';\ncall(client, 'mall.Product.index');\nexport {};\n";

test('every sample compiles, and an invalid one does not', { timeout: 120_000 }, () => {
  expect(samples.size).toBeGreaterThan(12);
  expect(examples.length).toBeGreaterThan(130);
  samples.set(join(folder, 'examples.ts'), `${examples.join('')}\nexport {};\n`);
  const files = new Map([
    ...samples,
    [join(folder, 'given.d.ts'), given],
    [join(folder, 'react-native.d.ts'), reactNative],
    [join(folder, 'wrong.ts'), wrong],
  ]);
  expect(compile(files)).toEqual([expect.stringMatching(/^wrong\.ts: Argument of type 'string'/)]);
});
