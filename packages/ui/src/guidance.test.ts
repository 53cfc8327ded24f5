import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { exportsOfPackage, isOwn } from './testing/exportsOfPackage.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const { checker, symbols } = exportsOfPackage();
const exportedNames = new Set(symbols.map(({ name }) => name));
const vocabularies = new Map(symbols.map((symbol) => [symbol.name, vocabularyOf(symbol)]));

// MUI's button, which has a page of its own, has the props of `BusyButton`.
vocabularies.set('Button', vocabularies.get('BusyButton') ?? new Set());

/** Words of the platform, of React and MUI that guidance may use on every page. */
const platformWords = new Set(['button', 'hidden', 'href', 'lang', 'loading', 'number', 'string', 'sx', 'tabIndex']);

/**
 * Returns the names that guidance may use for an exported component or hook: its props or arguments, the members of their types, and their
 * literal values.
 */
function vocabularyOf(symbol: ts.Symbol): Set<string> {
  const names = new Set<string>();
  const add = (type: ts.Type, depth: number): void => {
    if (type.isStringLiteral()) names.add(type.value);
    if (type.isUnion()) for (const part of type.types) add(part, depth);
    if (depth === 0 || type.isUnion()) return;
    const item = checker.isArrayType(type) ? type.getNumberIndexType() : undefined;
    if (item) add(item, depth);
    for (const signature of type.getCallSignatures()) {
      for (const parameter of signature.getParameters()) {
        names.add(parameter.name);
        add(checker.getTypeOfSymbol(parameter), depth);
      }
    }
    for (const member of type.getProperties()) {
      // Attributes of the outermost element are props as well; what they contain is the browser's.
      names.add(member.name);
      if (isOwn(member)) add(checker.getTypeOfSymbol(member), depth - 1);
    }
  };
  for (const signature of symbol.valueDeclaration ? checker.getTypeOfSymbol(symbol).getCallSignatures() : []) {
    for (const parameter of signature.getParameters()) add(checker.getTypeOfSymbol(parameter), 3);
    if (symbol.name.startsWith('use')) add(signature.getReturnType(), 3);
  }
  return names;
}

/** Returns the names in backticks on a line that look like a prop: `open`, `look="quiet"`; no call, URL or expression. */
const propsIn = (line: string) => [...line.matchAll(/`([a-z][A-Za-z]*)(?:=(?:"[^"`]*"|\{[^`]*\}))?`/g)].map((match) => match[1] ?? '');

/** Returns the components of the stories, and the hooks that the guidance of the page names. */
function subjectsOf(stories: string, guidance: string): string[] {
  const meta = /\bcomponent: (\w+)(?:[\s\S]*?\bsubcomponents: \{([^}]*)\})?/.exec(stories);
  const hooks = guidance.match(/\buse[A-Z]\w*/g) ?? [];
  return [meta?.[1] ?? '', ...(meta?.[2]?.match(/\w+/g) ?? []), ...hooks];
}

/**
 * Returns the props in a page's guidance, as "line: prop", that neither its component has nor one that the same line names. The list of
 * related components is about others, and is not read.
 */
function unknownProps(stories: string, guidance: string): string[] {
  const subjects = subjectsOf(stories, guidance);
  const lines = guidance.replace(/## Related components[\s\S]*/, '').split('\n');
  return lines.flatMap((line, index) => {
    const named = line.match(/\b[A-Z]\w+/g) ?? [];
    const isProp = (prop: string) => [...subjects, ...named].some((name) => vocabularies.get(name)?.has(prop));
    return propsIn(line).flatMap((prop) =>
      isProp(prop) || exportedNames.has(prop) || platformWords.has(prop) ? [] : [`${index + 1}: ${prop}`],
    );
  });
}

describe('guidance', () => {
  it.each(globSync('*/**/*.mdx', { cwd: import.meta.dirname, exclude: ['foundations/**'] }).sort())(
    '%s names only props of its component',
    (path) => expect(unknownProps(read(path.replace('.mdx', '.stories.tsx')), read(path))).toEqual([]),
  );
});

it('a prop that the component does not have is reported with its line', () => {
  const stories = 'const meta = { component: Price }';
  expect(unknownProps(stories, 'With `was`.\nWith `member`.')).toEqual(['2: member']);
  expect(unknownProps(stories, 'Use the `hint` of [TextInput](./).')).toEqual([]);
});
