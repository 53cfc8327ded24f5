/**
 * Compares the contract with the last released one, and fails when it has changed more than `info.version` allows.
 * `--release` stores the current contract as the released one, after its version was raised.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { isObject, type JsonObject, objectAt } from '../src/lint/json.ts';
import { changesBetween } from './breaking/changes.ts';
import { allowedBetween, exceeds } from './breaking/version.ts';

const releasedFile = new URL('../released/openapi.json', import.meta.url);
const generatedFile = new URL('../generated/openapi.json', import.meta.url);

async function read(file: URL): Promise<JsonObject> {
  const document: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isObject(document)) throw new Error(`${file.pathname} is not a JSON object.`);
  return document;
}

if (process.argv.includes('--release')) {
  await writeFile(releasedFile, await readFile(generatedFile));
} else {
  const [base, revision] = [await read(releasedFile), await read(generatedFile)];
  const [before, after] = [base, revision].map((document) => String(objectAt(document, 'info').version));
  const allowed = allowedBetween(before ?? '', after ?? '');
  const changes = await changesBetween(base, revision);
  const excessChanges = changes.filter(({ impact }) => exceeds(impact, allowed));
  const count = (rank: string) => changes.filter(({ impact }) => impact === rank).length;
  console.log(
    `${before} -> ${after}: ${count('major')} breaking, ${count('minor')} added, ${count('patch')} in documentation and examples.`,
  );
  for (const { impact, at, message } of excessChanges) console.error(`${impact}  ${at}\n       ${message}`);
  if (excessChanges.length > 0) {
    console.error(`Version ${after} allows no more than ${allowed} changes since ${before}: raise info.version in openapi.yaml.`);
    process.exitCode = 1;
  }
}
