/**
 * Writes src/generated from the bundled contract: types, schemas, a descriptor for each operation, the error catalog, the facade. Also
 * writes the generated modules of the Python package.
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
import { type OperationModel, readOperations } from './emit/operation-model.ts';
import { emitDomain } from './emit/operations.ts';
import { emitPaths } from './emit/paths.ts';
import { emitPythonPackage } from './emit/python/package.ts';
import { publishDocument, readPublished } from './emit/python/published.ts';
import { emitRequestFields } from './emit/request-fields.ts';
import { emitSchemas } from './emit/schemas.ts';
import { emitTypes } from './emit/types.ts';

const contractPath = fileURLToPath(new URL('../../../contract/generated/openapi.json', import.meta.url));
const packageFolder = fileURLToPath(new URL('../', import.meta.url));
const targets = { typescript: 'src/generated/', python: 'clients/python/src/mall/generated/' };

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

function byDomain(operations: readonly OperationModel[]): Map<string, OperationModel[]> {
  const domains = new Map<string, OperationModel[]>();
  for (const model of operations) domains.set(model.domain, [...(domains.get(model.domain) ?? []), model]);
  return domains;
}

async function existingFiles(target: string): Promise<string[]> {
  const entries = await readdir(target, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(target.length));
  // Python writes its cache beside the modules.
  return files.filter((path) => !path.endsWith('.pyc'));
}

async function check(target: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const driftErrors = (await existingFiles(target)).filter((path) => !files.has(path)).map((path) => `${path} is left over`);
  for (const [path, text] of files) {
    const found = await readFile(join(target, path), 'utf8').catch(() => undefined);
    if (found !== text) driftErrors.push(`${path} ${found === undefined ? 'is missing' : 'differs'}`);
  }
  return driftErrors;
}

async function write(target: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const path of await existingFiles(target)) if (!files.has(path)) await rm(join(target, path));
  for (const [path, text] of files) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), text);
  }
}

if (import.meta.main) {
  // The contract's own linter holds the file to this shape.
  const document = JSON.parse(await readFile(contractPath, 'utf8')) as ContractDocument;
  const outputs = [
    { folder: targets.typescript, files: await generate(document) },
    { folder: targets.python, files: generatePython(document, publishDocument()) },
  ];
  for (const { folder, files } of outputs) {
    const target = join(packageFolder, folder);
    if (!process.argv.includes('--check')) {
      await write(target, files);
      continue;
    }
    const driftErrors = await check(target, files);
    for (const driftError of driftErrors) console.error(`${folder}${driftError}: run \`node scripts/generate.ts\` in packages/sdk`);
    if (driftErrors.length > 0) process.exitCode = 1;
  }
}
