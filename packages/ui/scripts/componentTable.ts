import { readFileSync } from 'node:fs';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** Returns the components that the main entry point exports, and those with an entry point of their own, as [group, name]. */
function exportedComponents(): (readonly [group: string, name: string])[] {
  const fromIndex = [...read('src/index.ts').matchAll(/export \{([^}]+)\} from '\.\/(\w+)\//g)].flatMap(([, names = '', group = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]\w+$/.test(name) && !name.endsWith('Skeleton'))
      .map((name) => [group, name] as const),
  );
  const { exports }: { exports: Record<string, string | { source: string }> } = JSON.parse(read('package.json'));
  const entryPoints = Object.values(exports).flatMap((entry) => {
    const [, group, name] = (typeof entry === 'object' && /^\.\/src\/(\w+)\/(?:.*\/)?([A-Z]\w+)\.tsx$/.exec(entry.source)) || [];
    return group && name ? [[group, name] as const] : [];
  });
  return [...fromIndex, ...entryPoints];
}

/** Returns the components of the package by the folder of their group, as a Markdown table. */
export function componentTable(): string {
  const components = exportedComponents();
  const groups = [...new Set(components.map(([group]) => group))].sort();
  const namesIn = (group: string) => new Set(components.filter(([other]) => other === group).map(([, name]) => name));
  const rows = groups.map((group) => `| ${group} | ${[...namesIn(group)].sort().join(', ')} |`);
  return ['| Group | Components |', '| --- | --- |', ...rows].join('\n');
}
