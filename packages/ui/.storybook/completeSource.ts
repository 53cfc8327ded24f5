import manifest from '../package.json' with { type: 'json' };
import entryPoint from '../src/index.ts?raw';

/** MUI components that stories use. */
const fromMui = new Set(['Button', 'Typography']);

/** Components with their own entry point, by name, and those exported with them. */
const ownEntries = new Map([
  ...Object.keys(manifest.exports).flatMap((entry): [string, string][] => {
    const name = /^\.\/\w+\/(\w+)$/.exec(entry)?.[1];
    return name ? [[name, `@mall/ui${entry.slice(1)}`]] : [];
  }),
  ['AddressFieldset', '@mall/ui/forms/AddressForm'],
]);

const mainExports = new Set(
  [...entryPoint.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => (name.includes('type ') ? [] : [name.trim()])),
  ),
);

/** Returns the entry point of the package that exports a component; undefined for a name that none exports. */
export const entryOf = (name: string): string | undefined => ownEntries.get(name) ?? (mainExports.has(name) ? '@mall/ui' : undefined);

/** Returns the import statements for every component in a piece of JSX. */
function importsFor(jsx: string): string[] {
  const names = new Set([...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  const byEntry = new Map<string, string[]>();
  for (const name of [...names].sort()) {
    const entry = entryOf(name);
    if (entry) byEntry.set(entry, [...(byEntry.get(entry) ?? []), name]);
  }
  return [
    ...[...byEntry].map(([entry, own]) => `import { ${own.join(', ')} } from '${entry}';`).sort(),
    ...[...names].filter((name) => fromMui.has(name)).map((name) => `import ${name} from '@mui/material/${name}';`),
  ];
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Controlled props, with the callback that reports a change and the state update of the parent. */
const controlled = [
  { prop: 'open', callback: 'onOpenChange', change: 'setOpen' },
  { prop: 'open', callback: 'onClose', change: '() => setOpen(false)' },
  { prop: 'open', callback: 'onCancel', change: '() => setOpen(false)' },
  { prop: 'value', callback: 'onChange', change: 'setValue' },
  { prop: 'values', callback: 'onChange', change: 'setValues' },
  { prop: 'favorite', callback: 'onToggle', change: 'setFavorite' },
  { prop: 'followed', callback: 'onFollow', change: 'setFollowed' },
] as const;

/** Fields that forward React's own events and manage their value themselves. */
const native = new Set(['Choice', 'NativeSelect', 'PasswordInput', 'TextInput']);

interface Controlled {
  readonly prop: string;
  readonly jsx: string;
  readonly initial: string;
}

/** Returns the end of a prop's value that starts at `at`: a string, braces, or nothing for a boolean. */
function endOfValue(jsx: string, at: number): number {
  if (jsx[at] === '"') return jsx.indexOf('"', at + 1) + 1;
  let depth = 0;
  for (let index = at; index < jsx.length; index += 1) {
    if (jsx[index] === '{') depth += 1;
    if (jsx[index] === '}') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return jsx.length;
}

/** Adds the state of a controlled component to its JSX; undefined when it has none, or occurs more than once. */
function withState(jsx: string, component: string): Controlled | undefined {
  if (native.has(component)) return undefined;
  const tag = new RegExp(`<${component}(?=[\\s/>])`, 'g');
  if ([...jsx.matchAll(tag)].length !== 1) return undefined;
  const start = jsx.search(tag);
  const found = controlled.find(
    ({ prop, callback }) => new RegExp(`\\s${prop}(?=[\\s=/>])`).test(jsx.slice(start)) && jsx.includes(`${callback}={handle`, start),
  );
  if (!found) return undefined;
  const { prop, callback, change } = found;
  const at = start + jsx.slice(start).search(new RegExp(`\\s${prop}(?=[\\s=/>])`)) + 1;
  const afterName = at + prop.length;
  const end = jsx[afterName] === '=' ? endOfValue(jsx, afterName + 1) : afterName;
  const value = jsx.slice(afterName + 1, end);
  const initial = value.startsWith('{') ? value.slice(1, -1) : value.replaceAll('"', "'");
  const held = `${jsx.slice(0, at)}${prop}={${prop}}${jsx.slice(end)}`;
  return { prop, jsx: held.replace(`${callback}={handle${callback.slice(2)}}`, `${callback}={${change}}`), initial: initial || 'true' };
}

const indented = (code: string, by: string) => code.replace(/^(?=.)/gm, by);

/** Removes the indentation of a multi-line value, given by its last line, the closing bracket. */
const outdented = (value: string) => {
  const margin = /\n( *)\S*$/.exec(value)?.[1] ?? '';
  return value.replaceAll(`\n${margin}`, '\n');
};

/** Returns an application component that renders the JSX and contains its state. */
function example({ prop, jsx, initial }: Controlled): string {
  const isDialog = prop === 'open' && !jsx.includes('onOpenChange');
  const opener = '<Button variant="outlined" onClick={() => setOpen(true)}>\n  Open\n</Button>';
  const shown = isDialog ? `<>\n${indented(`${opener}\n${jsx}`, '  ')}\n</>` : jsx;
  const state = `const [${prop}, set${capital(prop)}] = useState(${isDialog ? 'false' : outdented(initial)});`;
  const body = shown.includes('\n') ? `return (\n${indented(shown, '  ')}\n);` : `return ${shown};`;
  return `export function Example() {\n${indented(`${state}\n${body}`, '  ')}\n}`;
}

/**
 * Completes JSX to a part of an application's file: with its imports, and in a component when it needs state. Code that has its imports is
 * returned unchanged, because Storybook transforms some code twice.
 */
export function completeSource(jsx: string, component: string): string {
  if (jsx.startsWith('import ')) return jsx;
  const held = withState(jsx, component);
  const code = held ? example(held) : jsx;
  const imports = [...importsFor(code), ...(held ? ["import { useState } from 'react';"] : [])];
  return imports.length > 0 ? `${imports.join('\n')}\n\n${code}` : code;
}
