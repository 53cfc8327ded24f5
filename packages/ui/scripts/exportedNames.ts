import ts from 'typescript';
import { exportsOfPackage } from '../src/testing/exportsOfPackage.ts';

/** Returns the names of all components, hooks, functions and constants that the entry points of the package export, sorted. */
export function exportedNames(): string[] {
  const isValue = ({ flags, name }: ts.Symbol) => Boolean(flags & ts.SymbolFlags.Value) && name !== 'default';
  return exportsOfPackage()
    .symbols.filter(isValue)
    .map(({ name }) => name)
    .sort();
}
