/**
 * Writes src/generated from the bundled contract: types, schemas, a descriptor for each operation, the error catalog, the facade. Also
 * writes the generated modules of the Python package and the generated files of the Go package.
 * With --check nothing is written; the exit code is 1 when a generated file differs.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import type { ContractDocument } from './emit/document.ts';
import { emitEnums } from './emit/enums.ts';
import { emitErrorMeanings } from './emit/error-meanings.ts';
import { emitErrors } from './emit/errors.ts';
import { emitExamples } from './emit/examples.ts';
import { emitFacade } from './emit/facade.ts';
import { emitGoPackage, generatedPrefix } from './emit/go/package.ts';
import { byDomain, readOperations } from './emit/operation-model.ts';
import { emitDomain } from './emit/operations.ts';
import { emitPaths } from './emit/paths.ts';
import { emitPythonPackage } from './emit/python/package.ts';
import { publishDocument, readPublished } from './emit/python/published.ts';
import { emitRequestFields } from './emit/request-fields.ts';
import { emitSchemas } from './emit/schemas.ts';
import { emitTypes } from './emit/types.ts';

const contractPath = fileURLToPath(new URL('../../../contract/generated/openapi.json', import.meta.url));
const packageFolder = fileURLToPath(new URL('../', import.meta.url));
const targets = { typescript: 'src/generated/', python: 'clients/python/src/mall/generated/', go: 'clients/go/' };

/** Every generated file by its path below src/generated. */
export async function generate(document: ContractDocument): Promise<Map<string, string>> {
  const operations = readOperations(document);
  const domains = byDomain(operations);
  const files = new Map([
    ['types.ts', await emitTypes(document, operations)],
    ['schemas.ts', emitSchemas(document, operations)],
    ['errors.ts', emitErrors(document)],
    ['error-meanings.ts', emitErrorMeanings(document)],
    ['enums.ts', emitEnums(document, operations)],
    ['facade.ts', emitFacade(document, domains)],
    ['paths.ts', emitPaths(operations)],
    ['request-fields.ts', emitRequestFields(document, operations)],
    ['examples.ts', emitExamples(document, operations)],
  ]);
  for (const [domain, models] of domains) files.set(`operations/${domain}.ts`, emitDomain(document, models));
  return files;
}

/**
 * Every generated module of the Python package by its path below `generated`.
 * @param published - the document that clients in other languages read
 */
export function generatePython(document: ContractDocument, published: ContractDocument): Map<string, string> {
  return emitPythonPackage(document, byDomain(readOperations(document)), readPublished(published), manifest.version);
}

/**
 * Every generated file of the Go package by its path below `go`.
 * @param published - the document that clients in other languages read
 */
export function generateGo(document: ContractDocument, published: ContractDocument): Map<string, string> {
  return emitGoPackage(document, byDomain(readOperations(document)), readPublished(published), manifest.version);
}

/** Files that the generator writes to a folder. */
interface Output {
  readonly folder: string;
  readonly files: ReadonlyMap<string, string>;
  /** The start of the names of generated files, in a folder with others. */
  readonly prefix?: string;
}

async function existingFiles({ folder, prefix = '' }: Output): Promise<string[]> {
  const target = join(packageFolder, folder);
  const entries = await readdir(target, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(target.length));
  // Python writes its cache beside the modules.
  return files.filter((path) => path.startsWith(prefix) && !path.endsWith('.pyc'));
}

async function check(output: Output): Promise<string[]> {
  const { folder, files } = output;
  const driftErrors = (await existingFiles(output)).filter((path) => !files.has(path)).map((path) => `${path} is left over`);
  for (const [path, text] of files) {
    const found = await readFile(join(packageFolder, folder, path), 'utf8').catch(() => undefined);
    if (found !== text) driftErrors.push(`${path} ${found === undefined ? 'is missing' : 'differs'}`);
  }
  return driftErrors;
}

async function write(output: Output): Promise<void> {
  const { folder, files } = output;
  const target = join(packageFolder, folder);
  for (const path of await existingFiles(output)) if (!files.has(path)) await rm(join(target, path));
  for (const [path, text] of files) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), text);
  }
}

if (import.meta.main) {
  // The contract's own linter holds the file to this shape.
  const document = JSON.parse(await readFile(contractPath, 'utf8')) as ContractDocument;
  const published = publishDocument();
  const outputs: readonly Output[] = [
    { folder: targets.typescript, files: await generate(document) },
    { folder: targets.python, files: generatePython(document, published) },
    { folder: targets.go, files: generateGo(document, published), prefix: generatedPrefix },
  ];
  for (const output of outputs) {
    if (!process.argv.includes('--check')) {
      await write(output);
      continue;
    }
    const driftErrors = await check(output);
    for (const driftError of driftErrors) console.error(`${output.folder}${driftError}: run \`node scripts/generate.ts\` in packages/sdk`);
    if (driftErrors.length > 0) process.exitCode = 1;
  }
}
