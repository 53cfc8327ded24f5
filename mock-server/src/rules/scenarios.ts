import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { UsageError } from '../command/usage.ts';
import { dataFile } from '../data-file.ts';
import { type Fault, joinMessages, unknownMemberFaults } from '../faults.ts';
import { fileReason, messageOf } from '../files.ts';
import { isJsonObject } from '../json-object.ts';
import { readRules } from './read-rules.ts';
import type { Rule } from './rules.ts';

/** A named list of rules for a state of the mall. */
export interface Scenario {
  /** The file's name, "session-expired". */
  readonly name: string;
  /** One sentence about the state that shoppers see. */
  readonly summary: string;
  readonly rules: readonly Rule[];
}

const scenariosFolder = dataFile('scenarios/');

/**
 * Reads the named scenarios of a folder, sorted by name.
 *
 * @throws {UsageError} when a file has no summary or has invalid rules: the message names the file and the error.
 */
export async function loadScenarios(folder: URL = scenariosFolder): Promise<ReadonlyMap<string, Scenario>> {
  const files = (await readdir(folder)).filter((file) => /\.(yaml|yml|json)$/.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
  // Parsed in the order of the names, so that of several invalid files always the same one is reported.
  const scenarios = files.map((file, index) => readScenario(file, parseFile(file, texts[index] ?? '')));
  return new Map(scenarios.map((scenario) => [scenario.name, scenario]));
}

/** The named scenarios of a mock. */
interface AllScenarios {
  readonly scenarios: ReadonlyMap<string, Scenario>;
  /** The names of the built-in scenarios that a file of the folder replaces. */
  readonly replaced: readonly string[];
}

/**
 * Loads the built-in scenarios and those of a folder, which replace built-in ones of the same name.
 *
 * @throws {UsageError} as `loadScenarios` does, and when the folder cannot be read.
 */
export async function loadAllScenarios(folder: string | undefined): Promise<AllScenarios> {
  const builtIn = await loadScenarios();
  if (folder === undefined) return { scenarios: builtIn, replaced: [] };
  const customScenarios = await loadScenarios(pathToFileURL(`${resolve(folder)}/`)).catch((error: unknown) => {
    throw error instanceof UsageError ? error : new UsageError(`The scenarios folder ${folder} could not be read: ${fileReason(error)}.`);
  });
  return {
    scenarios: new Map([...builtIn, ...customScenarios]),
    replaced: [...customScenarios.keys()].filter((name) => builtIn.has(name)),
  };
}

/**
 * Reads a file of rules, JSON or YAML: a list of rules, or `{ rules }`.
 *
 * @throws {UsageError} when the file cannot be read, or a rule is invalid: the message names the file and the error.
 */
export async function readRulesFile(file: string): Promise<readonly Rule[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`The rules file ${file} could not be read: ${fileReason(error)}.`);
  });
  const content = parseFile(file, text);
  if (!isJsonObject(content) || 'api' in content) return readRulesOf(file, { rules: content });
  checkMembers(file, content, ['rules']);
  return readRulesOf(file, content);
}

/** Members of a saved response of `/control`, and of a scenario, which have no effect in a file. */
const ignoredMembers = ['key', 'states', 'warnings', 'name', 'summary'];

/** Throws a UsageError when a file has an unknown member. */
function checkMembers(file: string, content: object, members: readonly string[]): void {
  const faults = unknownMemberFaults(content, members, ignoredMembers);
  if (faults.length > 0) throw faultsOfFile(file, faults);
}

/** The rules of a file. Throws a UsageError with the errors. */
function readRulesOf(file: string, content: Readonly<Record<string, unknown>>): readonly Rule[] {
  if (!('rules' in content)) throw faultsOfFile(file, [{ field: 'rules', rule: 'required' }]);
  const result = readRules(content.rules);
  if ('faults' in result) throw faultsOfFile(file, result.faults);
  return result.rules;
}

const faultsOfFile = (file: string, faults: readonly Fault[]) => new UsageError(`${file}: ${joinMessages(faults)}`);

function parseFile(file: string, text: string): unknown {
  try {
    return file.endsWith('.json') ? JSON.parse(text) : parse(text);
  } catch (error) {
    const format = file.endsWith('.json') ? 'JSON' : 'YAML';
    // The first line is the reason; the YAML parser quotes the text below it.
    const reason = messageOf(error).split('\n')[0]?.replace(/[:.]$/, '');
    throw new UsageError(`${file} is not valid ${format}: ${reason}.`);
  }
}

function readScenario(file: string, content: unknown): Scenario {
  const scenario = isJsonObject(content) ? content : {};
  checkMembers(file, scenario, ['summary', 'rules']);
  const { summary } = scenario;
  if (typeof summary !== 'string' || summary === '') throw new UsageError(`${file} has no summary.`);
  return { name: file.replace(/\.\w+$/, ''), summary, rules: readRulesOf(file, scenario) };
}
