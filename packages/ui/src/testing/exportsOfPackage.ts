import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const ui = dirname(dirname(import.meta.dirname));

/** Returns what the entry points of the package export, each once, with the type checker that knows it. For Node only. */
export function exportsOfPackage(): { readonly checker: ts.TypeChecker; readonly symbols: readonly ts.Symbol[] } {
  const { exports }: { exports: Record<string, string | { source: string }> } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'));
  const entryPoints = Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' || !/\.tsx?$/.test(entry.source) ? [] : [join(ui, entry.source)],
  );
  const config = ts.readConfigFile(join(ui, 'tsconfig.json'), ts.sys.readFile).config;
  const program = ts.createProgram(entryPoints, ts.parseJsonConfigFileContent(config, ts.sys, ui).options);
  const checker = program.getTypeChecker();
  const symbols = entryPoints.flatMap((entryPoint) => {
    const source = program.getSourceFile(entryPoint);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  });
  const resolved = symbols.map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
  return { checker, symbols: [...new Map(resolved.map((symbol) => [symbol.name, symbol])).values()] };
}

/** Returns the properties of a type; of a union, those of all its members. */
const propertiesOf = (type: ts.Type): ts.Symbol[] => [
  ...new Map((type.isUnion() ? type.types : [type]).flatMap((part) => part.getProperties()).map((prop) => [prop.name, prop])).values(),
];

/** Returns the props of a component that the package itself declares, also those that come by `extends`, `Pick` and `Omit`. */
export function propsOfComponent(checker: ts.TypeChecker, component: ts.Symbol): readonly ts.Symbol[] {
  const signatures = component.valueDeclaration ? checker.getTypeOfSymbol(component).getCallSignatures() : [];
  const parameters = signatures.flatMap((signature) => signature.getParameters().slice(0, 1));
  return parameters.flatMap((parameter) => propertiesOf(checker.getTypeOfSymbol(parameter)).filter(isOwn));
}

/** Returns the version that was the first to have a prop or member, by its tag `@since`; undefined for one that its component or type always had. */
export function sinceOfProp(checker: ts.TypeChecker, prop: ts.Symbol): string | undefined {
  const tag = prop.getJsDocTags(checker).find(({ name }) => name === 'since');
  return tag && ts.displayPartsToString(tag.text).trim();
}

/** Returns whether the package itself declares a prop or member, rather than React or MUI. */
export const isOwn = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some((declaration) => declaration.getSourceFile().fileName.startsWith(`${ui}/src/`)) ?? false;
