/**
 * Compares the contract with the last released one, and fails when it changed more than `info.version` says.
 * `--release` makes the present contract the released one, once its version has been raised.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { isObject, type JsonObject, objectAt } from '../src/lint/json.ts';
import { changesBetween } from './breaking/changes.ts';
import { allowedBetween, exceeds } from './breaking/version.ts';

const released = new URL('../released/openapi.json', import.meta.url);
const generated = new URL('../generated/openapi.json', import.meta.url);

async function read(file: URL): Promise<JsonObject> {
  const document: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isObject(document)) throw new Error(`${file.pathname} holds no object.`);
  return document;
}

if (process.argv.includes('--release')) {
  await writeFile(released, await readFile(generated));
} else {
  const [base, revision] = [await read(released), await read(generated)];
  const [before, after] = [base, revision].map((document) => String(objectAt(document, 'info').version));
  const allowed = allowedBetween(before ?? '', after ?? '');
  const changes = await changesBetween(base, revision);
  const excess = changes.filter(({ impact }) => exceeds(impact, allowed));
  const count = (wanted: string) => changes.filter(({ impact }) => impact === wanted).length;
  console.log(`${before} -> ${after}: ${count('major')} breaking, ${count('minor')} added, ${count('patch')} in words and examples.`);
  for (const { impact, at, message } of excess) console.error(`${impact}  ${at}\n       ${message}`);
  if (excess.length > 0) {
    console.error(`Version ${after} allows no more than ${allowed} changes since ${before}: raise info.version in openapi.yaml.`);
    process.exitCode = 1;
  }
}
