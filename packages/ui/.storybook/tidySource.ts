import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { completeSource } from './completeSource.ts';

// In a build MUI's components have no name.
const names = new Map<unknown, string>([
  [Button, 'Button'],
  [Typography, 'Typography'],
]);

const nameIn = (type: unknown): string | undefined => {
  if (typeof type === 'string') return type;
  if (typeof type !== 'function' && (typeof type !== 'object' || type === null)) return undefined;
  const name = 'displayName' in type ? type.displayName : 'name' in type ? type.name : undefined;
  return typeof name === 'string' && name !== '' ? name : undefined;
};

const isMock = (value: object) => 'mock' in value;

/** Options with which Storybook prints the JSX of a story: props in the order of the story, on one line where they fit. */
export const jsxOptions = {
  sortProps: false,
  maxInlineAttributesLineLength: 96,
  displayName: (element: ReactElement) => names.get(element.type) ?? nameIn(element.type) ?? 'Component',
  functionValue: (value: () => unknown) => {
    const text = value.toString();
    return isMock(value) || text.length > 80 || text.includes('\n') ? 'handler' : text.replace(/^(\w+)=>/, '($1) => ');
  },
};

/** Replaces `onClose={handler}` by `onClose={handleClose}`, and a prop of an object likewise. */
const named = (code: string) =>
  code.replace(
    /\bon([A-Z]\w*)(=\{|: )(?:handler|function \w*\(\)\s*\{\s*\})/g,
    (_, event: string, between: string) => `on${event}${between}handle${event}`,
  );

/** Replaces the data URL of a drawn image, or a component of the stories, by a short URL. */
const addressed = (code: string) =>
  code
    .replace(/(["'])data:image\/[^"']*\1/g, (_, quote: string) => `${quote}/media/image.jpg${quote}`)
    .replace(/(["'])data:[^"']*\1/g, '$1/media/film.mp4$1')
    .replace(/<DrawnCode(?: [^>]*)? \/>/g, '<img src="/media/code.png" alt="" />');

/** Prints lists and objects that fit in one line on one line. */
function folded(code: string): string {
  const once = code.replace(/([[{])\n\s+([^[\]{}<>]*?)\n\s*([\]}])/g, (whole, open: string, inside: string, close: string) => {
    const line = inside.replace(/\n\s+/g, ' ');
    const gap = open === '{' ? ' ' : '';
    return line.length > 88 ? whole : `${open}${gap}${line}${gap}${close}`;
  });
  return once === code ? code : folded(once);
}

/** Removes the fragment that Storybook adds around the children of a component. */
const unwrapped = (code: string) =>
  code.replace(/^( *)<React\.Fragment[^>]*>\n([\s\S]*?)\n\1<\/React\.Fragment>/gm, (_, _indent: string, children: string) =>
    children.replace(/^ {2}/gm, ''),
  );

/** Prints tags whose props are short enough on one line; the props of longer ones are indented by two. */
const joined = (code: string) =>
  code.replace(
    /^( *)<(\w[\w.]*)((?:\n +[\w-]+(?:="[^"\n]*"|=\{.*\})?)+)\n? *(\/?>)/gm,
    (_, indent: string, name: string, props: string, end: string) => {
      const lines = props.trim().split(/\n\s+/);
      const line = `${indent}<${name} ${lines.join(' ')}${end === '/>' ? ' />' : '>'}`;
      return line.length <= 96 ? line : `${indent}<${name}\n${lines.map((prop) => `${indent}  ${prop}`).join('\n')}\n${indent}${end}`;
    },
  );

interface DocgenParameters {
  readonly props?: Readonly<
    Record<string, { readonly tsType?: { readonly signature?: { readonly arguments?: readonly { readonly name: string }[] } } }>
  >;
}

const isFunction = (value: unknown): value is { readonly __docgenInfo?: DocgenParameters } => typeof value === 'function';

/** Returns the names of the parameters of a component's callback, as in its type. The forms of the library share the type of `onSubmit`. */
function parametersOf(component: unknown, callback: string): readonly string[] {
  const type = isFunction(component) ? component.__docgenInfo?.props?.[callback]?.tsType : undefined;
  if (!type && callback === 'onSubmit') return ['values'];
  return type?.signature?.arguments?.map(({ name }) => name) ?? [];
}

/**
 * Returns the code of a story as a developer would write it. Stories may wrap `component` in a local component `Stateful` that contains its
 * state: the returned code contains the state instead.
 */
export function tidySource(code: string, component: unknown): string {
  const name = nameIn(component) ?? '';
  const unwrappedCode = name ? code.replace(/<(\/?)Stateful\b/g, `<$1${name}`) : code;
  const productionCode = unwrappedCode.replace(/\s+data-testid="[^"]*"/g, '');
  return completeSource(unwrapped(joined(folded(addressed(named(productionCode))))), name, (callback) => parametersOf(component, callback));
}
