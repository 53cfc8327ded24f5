import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { expect, test } from 'vitest';

/**
 * Returns the parameter names that documentation shows: those of the code, or, for a destructured one, of the `@param` tag at its position.
 */
function parameterNames(source: ts.SourceFile): [string, (string | undefined)[]][] {
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((declaration) => {
    if (!declaration.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const tags = ts.getJSDocTags(declaration).filter(ts.isJSDocParameterTag);
    const names = declaration.parameters.map(({ name, dotDotDotToken }, index) =>
      ts.isIdentifier(name) ? name.text : dotDotDotToken ? undefined : tags[index]?.name.getText(source),
    );
    return [[declaration.name?.text ?? '', names] as [string, (string | undefined)[]]];
  });
}

test.each(['call', 'client', 'paginate', 'poll', 'upload', 'react'])(
  'every parameter of the functions of %s.ts has a name',
  async (file) => {
    const path = new URL(`../src/${file}.ts`, import.meta.url);
    const source = ts.createSourceFile(path.pathname, await readFile(path, 'utf8'), ts.ScriptTarget.Latest, true);
    const unnamed = parameterNames(source).filter(([, names]) => names.includes(undefined));
    // Internal functions, which documentation does not show.
    expect(unnamed.map(([name]) => name).filter((name) => !['firstPage', 'withPage'].includes(name))).toEqual([]);
  },
);
