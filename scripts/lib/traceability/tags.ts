import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles, readText } from '../files.ts';
import { root } from '../processes.ts';

/** A test of a statement, claim or screen state. */
export interface TaggedTest {
  readonly file: string;
  /** The title of the tagged test; undefined when the tag applies to the whole file. */
  readonly title: string | undefined;
}

/** Tests by their tagged id. */
export type TestsById = ReadonlyMap<string, readonly TaggedTest[]>;

/** All tags in test files and stories. */
export interface Tags {
  readonly specification: TestsById;
  readonly claims: TestsById;
  readonly screens: TestsById;
}

/** The title of a test, or the name of a story. */
const titleAfterTag = /\btest\(\s*'((?:[^'\\]|\\.)*)'|\bexport const (\w+): Story\b/;

function titleIn(text: string): string | undefined {
  const match = titleAfterTag.exec(text);
  return match?.[1] ?? match?.[2];
}

/** Reads `// @spec 5.3`, `// @screen cart.empty` and titles `claim 16: …` from all test files and stories. */
export function readTags(): Tags {
  const specification = new Map<string, TaggedTest[]>();
  const claims = new Map<string, TaggedTest[]>();
  const screens = new Map<string, TaggedTest[]>();
  for (const file of projectFiles().filter((path) => /\.(test|spec|stories)\.tsx?$/.test(path) && existsSync(join(root, path)))) {
    const text = readText(file);
    const addTest = (to: Map<string, TaggedTest[]>, id: string, title?: string) => {
      const tests = to.get(id) ?? [];
      if (!tests.some((test) => test.file === file && test.title === title)) to.set(id, [...tests, { file, title }]);
    };
    for (const [, ids = ''] of text.matchAll(/^\/\/ @spec (.+)$/gm)) for (const id of ids.split(/\s+/)) addTest(specification, id);
    for (const { 1: ids = '', index, 0: line } of text.matchAll(/^\s*\/\/ @screen (.+)$/gm))
      for (const id of ids.split(/\s+/)) addTest(screens, id, titleIn(text.slice(index + line.length)));
    for (const [, numbers = ''] of text.matchAll(/['"`]claims? (\d+(?:(?:, | and )\d+)*): /g))
      for (const number of numbers.match(/\d+/g) ?? []) addTest(claims, number);
  }
  return { specification, claims, screens };
}

/** Returns a finding for each statement without a test and each tag without a statement. */
export function compareTags(source: string, tag: string, ids: Iterable<string>, tests: TestsById): string[] {
  const existingIds = new Set(ids);
  const untestedIds = [...existingIds].filter((id) => !tests.has(id)).map((id) => `${source}: no test has the tag ${tag} ${id}`);
  const unknownIds = [...tests].flatMap(([id, match]) =>
    existingIds.has(id) ? [] : match.map(({ file }) => `${file}: ${tag} ${id} is not in ${source}`),
  );
  return [...untestedIds, ...unknownIds];
}
