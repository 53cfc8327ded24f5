import manifest from '../package.json' with { type: 'json' };
import entryPoint from '../src/index.ts?raw';
import { closingCallbacks } from '../src/testing/opensAndCloses.tsx';

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

const importFromMui = (name: string) => `import ${name} from '@mui/material/${name}';`;

/** Returns the import statement of a MUI component that has a page here; undefined for other names. */
export const muiImportOf = (name: string): string | undefined => (fromMui.has(name) ? importFromMui(name) : undefined);

/** Returns the import statements of components of the package, one for each entry point, and of the types of the props of some. */
export function importsOf(components: Iterable<string>, withProps: ReadonlySet<string> = new Set()): string[] {
  const byEntry = new Map<string, string[]>();
  for (const name of [...components].sort()) {
    const entry = entryOf(name);
    const own = withProps.has(name) ? [name, `type ${name}Props`] : [name];
    if (entry) byEntry.set(entry, [...(byEntry.get(entry) ?? []), ...own]);
  }
  return [...byEntry].map(([entry, names]) => `import { ${names.join(', ')} } from '${entry}';`).sort();
}

/** Returns the import statements for every component in a piece of code, and for the types of its props. */
function importsFor(code: string): string[] {
  const types = new Set([...code.matchAll(/<(\w+)Props\[/g)].map(([, name = '']) => name));
  const names = new Set([...code.replace(/<\w+Props\[/g, '').matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  const muiImports = [...names].filter((name) => fromMui.has(name)).map(importFromMui);
  return [...importsOf(names, types), ...muiImports];
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Controlled props, with the callback that reports a change and the state update of the parent. */
const controlled = [
  { prop: 'open', callback: 'onOpenChange', change: 'setOpen' },
  { prop: 'open', callback: 'onClose', change: '() => setOpen(false)' },
  { prop: 'open', callback: 'onCancel', change: '() => setOpen(false)' },
  { prop: 'value', callback: 'onChange', change: 'setValue' },
  { prop: 'values', callback: 'onChange', change: 'setValues' },
  { prop: 'choice', callback: 'onChoose', change: 'setChoice' },
  { prop: 'favorite', callback: 'onToggle', change: 'setFavorite' },
  { prop: 'followed', callback: 'onFollow', change: 'setFollowed' },
] as const;

/** Fields that forward React's own events and manage their value themselves. */
const native = new Set(['Choice', 'NativeSelect', 'PasswordInput', 'TextInput']);

interface Controlled {
  readonly jsx: string;
  /** The controlled props, with their first values. */
  readonly states: readonly { readonly prop: string; readonly initial: string }[];
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

/** Adds the state of a controlled component to its JSX; without states when it has none, or occurs more than once. */
function withStates(jsx: string, component: string): Controlled {
  const tag = new RegExp(`<${component}(?=[\\s/>])`, 'g');
  if (native.has(component) || [...jsx.matchAll(tag)].length !== 1) return { jsx, states: [] };
  return controlled.reduce<Controlled>(
    (code, { prop, callback, change }) => {
      const start = code.jsx.search(tag);
      const own = code.jsx.slice(start);
      const isHeld = code.states.some((state) => state.prop === prop);
      const at = start + own.search(new RegExp(`\\s${prop}(?=[\\s=/>])`)) + 1;
      if (isHeld || at === start || !own.includes(`${callback}={handle${callback.slice(2)}}`)) return code;
      const afterName = at + prop.length;
      const end = code.jsx[afterName] === '=' ? endOfValue(code.jsx, afterName + 1) : afterName;
      const value = code.jsx.slice(afterName + 1, end);
      const initial = value.startsWith('{') ? value.slice(1, -1) : value.replaceAll('"', "'");
      const held = `${code.jsx.slice(0, at)}${prop}={${prop}}${code.jsx.slice(end)}`;
      return {
        jsx: held.replace(`${callback}={handle${callback.slice(2)}}`, `${callback}={${change}}`),
        states: [...code.states, { prop, initial: initial || 'true' }],
      };
    },
    { jsx, states: [] },
  );
}

/** The selection of a card or row, an object with `checked`, and the state update of the parent: a radio reports only that it is chosen. */
const selections = { tick: 'setChecked', radio: '() => setChecked(true)' } as const;

/** Adds the state of a selection, when the JSX has only one. */
function withSelection({ jsx, states }: Controlled): Controlled {
  // Storybook prints the members in the order of the alphabet: others may be before, between and after these two.
  const pattern = /\b(tick|radio)=\{\{([^{}]*\b)checked: (true|false)(,[^{}]*\bonChange: )handleChange([^{}]*)\}\}/g;
  if ([...jsx.matchAll(/\bchecked: /g)].length !== 1) return { jsx, states };
  const [match] = jsx.matchAll(pattern);
  const [whole = '', prop = '', before = '', initial = '', between = '', end = ''] = match ?? [];
  if (prop !== 'tick' && prop !== 'radio') return { jsx, states };
  const held = `${prop}={{${before}checked${between}${selections[prop]}${end}}}`;
  return { jsx: jsx.replace(whole, held), states: [...states, { prop: 'checked', initial }] };
}

/** Adds the state of a view that is mounted while it is open, such as a lightbox: it has `onClose`, but no `open`. */
function whileOpen({ jsx, states }: Controlled, component: string): Controlled {
  if (!jsx.startsWith(`<${component}`) || states.length > 0 || !/^ *onClose=\{handleClose\}/m.test(jsx)) return { jsx, states };
  return {
    jsx: `{open && (\n${indented(jsx.replace('{handleClose}', '{() => setOpen(false)}'), '  ')}\n)}`,
    states: [{ prop: 'open', initial: 'false' }],
  };
}

const indented = (code: string, by: string) => code.replace(/^(?=.)/gm, by);

/** Removes the indentation of a multi-line value, given by its last line, the closing bracket. */
const outdented = (value: string) => {
  const margin = /\n( *)\S*$/.exec(value)?.[1] ?? '';
  return value.replaceAll(`\n${margin}`, '\n');
};

/** Returns the type argument of a state: a list or an object may be narrower than the prop. */
const typeArgument = (component: string, prop: string, initial: string) => (/^[{[]/.test(initial) ? `<${component}Props['${prop}']>` : '');

/** Returns an application component that renders the JSX and contains its state. */
function example({ jsx, states }: Controlled, component: string): string {
  const isDialog = states.some(({ prop }) => prop === 'open') && !jsx.includes('onOpenChange');
  const opener = '<Button variant="outlined" onClick={() => setOpen(true)}>\n  Open\n</Button>';
  const shown = isDialog ? `<>\n${indented(`${opener}\n${jsx}`, '  ')}\n</>` : jsx;
  const lines = states.map(({ prop, initial }) => {
    const first = isDialog && prop === 'open' ? 'false' : outdented(initial);
    return `const [${prop}, set${capital(prop)}] = useState${typeArgument(component, prop, first)}(${first});`;
  });
  const body = shown.includes('\n') ? `return (\n${indented(shown, '  ')}\n);` : `return ${shown};`;
  return `export function Example() {\n${indented([...lines, body].join('\n'), '  ')}\n}`;
}

/** The callback that must return a result. */
const uploadHandler = 'async (file) => ({ url: URL.createObjectURL(file) })';

/**
 * Replaces the handlers of a story by those of an application: the ones that close a dialog do so, and all others write to the console.
 * `parametersOf` returns the names of a callback's parameters.
 */
function withHandlers(jsx: string, opens: boolean, parametersOf: (callback: string) => readonly string[]): string {
  return jsx.replace(/\b(on([A-Z]\w*))(=\{|: )handle\2\b/g, (_, callback: string, event: string, between: string) => {
    if (callback === 'onUpload') return `${callback}${between}${uploadHandler}`;
    if (opens && closingCallbacks.some((name) => name === callback)) return `${callback}${between}() => setOpen(false)`;
    const [first] = parametersOf(callback);
    const name = `${event.charAt(0).toLowerCase()}${event.slice(1)}`;
    return `${callback}${between}${first ? `(${first}) => console.log(${first})` : `() => console.log('${name}')`}`;
  });
}

/**
 * Completes JSX to a part of an application's file: with its imports, its handlers, and in a component when it needs state. Code that has its
 * imports is returned unchanged, because Storybook transforms some code twice.
 */
export function completeSource(jsx: string, component: string, parametersOf: (callback: string) => readonly string[] = () => []): string {
  if (jsx.startsWith('import ')) return jsx;
  const held = whileOpen(withSelection(withStates(jsx, component)), component);
  const isOpened = held.states.some(({ prop }) => prop === 'open');
  const complete = { ...held, jsx: withHandlers(held.jsx, isOpened, parametersOf) };
  const code = held.states.length > 0 ? example(complete, component) : complete.jsx;
  const imports = [...importsFor(code), ...(held.states.length > 0 ? ["import { useState } from 'react';"] : [])];
  return imports.length > 0 ? `${imports.join('\n')}\n\n${code}` : code;
}
