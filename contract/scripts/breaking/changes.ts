import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isObject, type JsonObject, objectAt } from '../../src/lint/json.ts';
import type { Impact } from './version.ts';

/** One difference between two contracts. */
export interface Change {
  readonly impact: Impact;
  /** JSON Pointer into the contract. */
  readonly at: string;
  readonly message: string;
}

const redocly = fileURLToPath(new URL('../../node_modules/.bin/redocly', import.meta.url));

/** Returns the differences between two bundled contracts, most severe first: those rated by Redocly, and those of our extensions. */
export async function changesBetween(base: JsonObject, revision: JsonObject): Promise<Change[]> {
  const impactRank: Readonly<Record<Impact, number>> = { major: 0, minor: 1, patch: 2 };
  const allChanges = [...(await redoclyChanges(base, revision)), ...extensionChanges(base, revision)];
  return allChanges.sort((a, b) => impactRank[a.impact] - impactRank[b.impact]);
}

async function redoclyChanges(base: JsonObject, revision: JsonObject): Promise<Change[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-contract-'));
  try {
    const file = (name: string) => join(folder, name);
    await writeFile(file('base.json'), JSON.stringify(base));
    await writeFile(file('revision.json'), JSON.stringify(revision));
    await writeFile(file('redocly.yaml'), 'extends: [diff-recommended]\n');
    const files = [file('base.json'), file('revision.json')];
    await run(redocly, ['diff', ...files, '--config', file('redocly.yaml'), '--format=json', '--fail-on=none', '-o', file('changes.json')]);
    const report: unknown = JSON.parse(await readFile(file('changes.json'), 'utf8'));
    const changes = isObject(report) && Array.isArray(report.changes) ? report.changes.filter(isObject) : undefined;
    if (!changes) throw new Error('redocly diff wrote a report of another form.');
    return changes.map(readChange);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Keywords of a schema that do not affect validation. */
const annotationKeywords = /^(description|summary|title|examples?|x-.*)$/;

/** Extensions that document the values of an enum. */
const enumDocumentation = /\/x-enum-(descriptions|deprecated)$/;

function readChange(change: JsonObject): Change {
  const { impact, path, kind, typeName, property } = change;
  if (impact !== 'major' && impact !== 'minor' && impact !== 'patch') throw new Error(`redocly diff rated ${path} ${impact}.`);
  const verdicts = Array.isArray(change.verdicts) ? change.verdicts.filter(isObject).map(({ message }) => String(message)) : [];
  const message = verdicts.join(' ') || `${typeName} ${kind}${property === undefined ? '' : `: ${property}`}.`;
  const isDocumentation = String(typeName).startsWith('Example') || enumDocumentation.test(String(path));
  if (isDocumentation) return { impact: 'patch', at: String(path), message };
  const inSchema = impact === 'patch' && typeName === 'Schema';
  // Redocly rates these two as patches. But a removed field that clients still send is ignored, and a wider limit is new to clients.
  if (inSchema && kind === 'removed' && String(path).includes('/requestBody/')) return { impact: 'major', at: String(path), message };
  if (inSchema && kind === 'modified' && !annotationKeywords.test(String(property))) return { impact: 'minor', at: String(path), message };
  return { impact, at: String(path), message };
}

async function run(command: string, args: readonly string[]): Promise<void> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, REDOCLY_SUPPRESS_NOTIFICATIONS: 'true' },
  });
  const stderrChunks: Buffer[] = [];
  child.stderr.on('data', (part: Buffer) => stderrChunks.push(part));
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${Buffer.concat(stderrChunks).toString()}`);
}

/** The strictness of each value for clients: a change to a stricter value is breaking, any other is an addition. */
const strictness: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'x-login': { no: 0, optional: 0, required: 1 },
  'x-idempotent': { safe: 0, key: 1, no: 2 },
};

/** Returns the changes of extensions that clients rely on: login requirement, idempotency and codecs of scalars. */
function extensionChanges(base: JsonObject, revision: JsonObject): Change[] {
  const operations = Object.entries(objectAt(base, 'paths')).flatMap(([path, item]) => {
    const before = objectAt(item, 'post');
    const after = objectAt(revision, 'paths', path, 'post');
    return Object.entries(strictness).flatMap(([name, strictnessByValue]) => {
      const [from, to] = [strictnessByValue[String(before[name])], strictnessByValue[String(after[name])]];
      if (before[name] === after[name] || from === undefined || to === undefined) return [];
      const message = `${name} was changed from ${before[name]} to ${after[name]}.`;
      return [{ impact: to > from ? 'major' : 'minor', at: `#/paths/~1${path.slice(1)}/post`, message } as const];
    });
  });
  const codecs = Object.entries(objectAt(base, 'components', 'schemas')).flatMap(([name, schema]) => {
    const before = objectAt(schema)['x-codec'];
    const after = objectAt(revision, 'components', 'schemas', name)['x-codec'];
    const isUnchanged = before === after || !(name in objectAt(revision, 'components', 'schemas'));
    return isUnchanged
      ? []
      : [{ impact: 'major', at: `#/components/schemas/${name}`, message: `x-codec was changed to ${after}.` } as const];
  });
  return [...operations, ...codecs];
}
