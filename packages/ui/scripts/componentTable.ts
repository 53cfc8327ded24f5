import { relative } from 'node:path';
import ts from 'typescript';
import { exportsOfPackage } from '../src/testing/exportsOfPackage.ts';

const source = new URL('../src/', import.meta.url).pathname;

/** Returns the folder of the group that declares an exported component; undefined for another export, and for a skeleton. */
function groupOf({ name, flags, valueDeclaration }: ts.Symbol): string | undefined {
  const file = valueDeclaration?.getSourceFile().fileName ?? '';
  const isComponent = /^[A-Z]/.test(name) && !name.endsWith('Skeleton') && file.endsWith('.tsx') && !(flags & ts.SymbolFlags.Class);
  return isComponent ? relative(source, file).split('/')[0] : undefined;
}

/** Returns the components of the package by the folder of their group, as a Markdown table. */
export function componentTable(): string {
  const components = exportsOfPackage().symbols.flatMap((symbol) => {
    const group = groupOf(symbol);
    return group === undefined ? [] : [{ group, name: symbol.name }];
  });
  const groups = [...new Set(components.map(({ group }) => group))].sort();
  const namesIn = (group: string) => components.filter((component) => component.group === group).map(({ name }) => name);
  const rows = groups.map((group) => `| ${group} | ${namesIn(group).sort().join(', ')} |`);
  return ['| Group | Components |', '| --- | --- |', ...rows].join('\n');
}
