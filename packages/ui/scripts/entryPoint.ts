import ts from 'typescript';

/** A file of a component: its path from `src`, and its text. */
export interface ComponentFile {
  readonly path: string;
  readonly text: string;
}

/** Returns the names that a module exports, types as `type Name`. */
function exportsOf({ path, text }: ComponentFile): string[] {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement) || !statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return [`type ${statement.name.text}`];
    if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  });
}

/**
 * Returns the main entry point with an export for each component file that it does not name. `otherEntryPoints` are files, from `src`, that
 * `package.json` exports by themselves.
 * @throws Error for a form without an entry point of its own: applications load forms when they are needed.
 */
export function withComponents(index: string, files: readonly ComponentFile[], otherEntryPoints: readonly string[]): string {
  const missing = files.filter(({ path }) => !index.includes(`'./${path}'`) && !otherEntryPoints.includes(path));
  const form = missing.find(({ path }) => path.startsWith('forms/'));
  if (form) throw new Error(`${form.path} has no entry point: add it to "exports" in packages/ui/package.json.`);
  return index + missing.map((file) => `export { ${exportsOf(file).join(', ')} } from './${file.path}';\n`).join('');
}
