import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const ui = dirname(import.meta.dirname);

/** Returns the names of all components, hooks, functions and constants that the entry points of the package export, sorted. */
export function exportedNames(): string[] {
  const { exports }: { exports: Record<string, string | { source: string }> } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'));
  const entryPoints = Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' || !/\.tsx?$/.test(entry.source) ? [] : [join(ui, entry.source)],
  );
  const config = ts.readConfigFile(join(ui, 'tsconfig.json'), ts.sys.readFile).config;
  const program = ts.createProgram(entryPoints, ts.parseJsonConfigFileContent(config, ts.sys, ui).options);
  const checker = program.getTypeChecker();
  const isValue = (exported: ts.Symbol) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    return Boolean(symbol.flags & ts.SymbolFlags.Value) && exported.name !== 'default';
  };
  const names = entryPoints.flatMap((entryPoint) => {
    const source = program.getSourceFile(entryPoint);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module).flatMap((exported) => (isValue(exported) ? [exported.name] : [])) : [];
  });
  return [...new Set(names)].sort();
}
