/**
 * Writes src/generated from the bundled contract: types, schemas, a descriptor for each operation, the error catalog, the facade.
 * With --check nothing is written; the exit code is 1 when what stands there differs.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContractDocument } from './emit/document.ts';
import { emitEnums } from './emit/enums.ts';
import { emitErrorMeanings } from './emit/error-meanings.ts';
import { emitErrors } from './emit/errors.ts';
import { emitExamples } from './emit/examples.ts';
import { emitFacade } from './emit/facade.ts';
import { type OperationModel, readOperations } from './emit/operation-model.ts';
import { emitDomain } from './emit/operations.ts';
import { emitPaths } from './emit/paths.ts';
import { emitRequestFields } from './emit/request-fields.ts';
import { emitSchemas } from './emit/schemas.ts';
import { emitTypes } from './emit/types.ts';

const contractPath = fileURLToPath(new URL('../../../contract/generated/openapi.json', import.meta.url));
const target = fileURLToPath(new URL('../src/generated/', import.meta.url));

/** Every generated file by its path below src/generated. */
export async function generate(document: ContractDocument): Promise<Map<string, string>> {
  const operations = readOperations(document);
  const domains = new Map<string, OperationModel[]>();
  for (const model of operations) domains.set(model.domain, [...(domains.get(model.domain) ?? []), model]);
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

async function existingFiles(): Promise<string[]> {
  const entries = await readdir(target, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(target.length));
}

async function check(files: ReadonlyMap<string, string>): Promise<string[]> {
  const driftErrors = (await existingFiles()).filter((path) => !files.has(path)).map((path) => `${path} is left over`);
  for (const [path, text] of files) {
    const found = await readFile(join(target, path), 'utf8').catch(() => undefined);
    if (found !== text) driftErrors.push(`${path} ${found === undefined ? 'is missing' : 'differs'}`);
  }
  return driftErrors;
}

async function write(files: ReadonlyMap<string, string>): Promise<void> {
  for (const path of await existingFiles()) if (!files.has(path)) await rm(join(target, path));
  for (const [path, text] of files) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), text);
  }
}

if (import.meta.main) {
  // The contract's own linter holds the file to this shape.
  const document = JSON.parse(await readFile(contractPath, 'utf8')) as ContractDocument;
  const files = await generate(document);
  if (process.argv.includes('--check')) {
    const driftErrors = await check(files);
    for (const driftError of driftErrors) console.error(`src/generated/${driftError}: run \`node scripts/generate.ts\` in packages/sdk`);
    process.exitCode = driftErrors.length > 0 ? 1 : 0;
  } else {
    await write(files);
  }
}
