import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { readRules } from './read-rules.ts';
import type { Rule } from './rules.ts';

/** A state of the mall with a name, for people who want to see it. */
export interface Scenario {
  /** The file's name, "session-expired". */
  readonly name: string;
  /** What one sees, in a sentence. */
  readonly summary: string;
  readonly rules: readonly Rule[];
}

const scenariosFolder = new URL('../scenarios/', import.meta.url);

/**
 * Reads the named scenarios, sorted by name.
 *
 * @throws when a file has no summary, or rules that the contract does not know: it says which file and what.
 */
export async function loadScenarios(folder: URL = scenariosFolder): Promise<ReadonlyMap<string, Scenario>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  const scenarios = await Promise.all(files.map(async (file) => readScenario(file, parse(await readFile(new URL(file, folder), 'utf8')))));
  return new Map(scenarios.map((scenario) => [scenario.name, scenario]));
}

function readScenario(file: string, written: unknown): Scenario {
  const known = typeof written === 'object' && written !== null;
  const summary = known && 'summary' in written ? written.summary : undefined;
  if (typeof summary !== 'string' || summary === '') throw new Error(`scenarios/${file} has no summary.`);
  const read = readRules(known && 'rules' in written ? written.rules : undefined);
  if ('faults' in read) throw new Error(`scenarios/${file}: ${JSON.stringify(read.faults)}`);
  return { name: file.replace(/\.yaml$/, ''), summary, rules: read.rules };
}
