import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';

// In a build MUI's components have no name of their own.
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

/** How Storybook writes the JSX of a story: props in the order of the story, on one line where they fit. */
export const jsxOptions = {
  sortProps: false,
  maxInlineAttributesLineLength: 96,
  displayName: (element: ReactElement) => names.get(element.type) ?? nameIn(element.type) ?? 'Component',
  functionValue: (value: () => unknown) => {
    const text = value.toString();
    return isMock(value) || text.length > 80 || text.includes('\n') ? 'handler' : text.replace(/^(\w+)=>/, '($1) => ');
  },
};

/** `onClose={handler}` becomes `onClose={handleClose}`, a prop of an object likewise. */
const named = (code: string) =>
  code.replace(
    /\bon([A-Z]\w*)(=\{|: )(?:handler|function \w*\(\)\s*\{\s*\})/g,
    (_, event: string, between: string) => `on${event}${between}handle${event}`,
  );

/** A drawn picture is an address of thousands of characters. */
const addressed = (code: string) =>
  code
    .replace(/(["'])data:image\/[^"']*\1/g, (_, quote: string) => `${quote}/media/picture.jpg${quote}`)
    .replace(/(["'])data:[^"']*\1/g, '$1/media/film.mp4$1');

/** Lists and objects that fit on a line are written on one. */
function folded(code: string): string {
  const once = code.replace(/([[{])\n\s+([^[\]{}<>]*?)\n\s*([\]}])/g, (whole, open: string, inside: string, close: string) => {
    const line = inside.replace(/\n\s+/g, ' ');
    const gap = open === '{' ? ' ' : '';
    return line.length > 88 ? whole : `${open}${gap}${line}${gap}${close}`;
  });
  return once === code ? code : folded(once);
}

/** The code of a story as one would write it by hand. `component` is what stories wrap in a `Held`, which only holds its state. */
export function tidySource(code: string, component: unknown): string {
  const name = nameIn(component);
  const own = name ? code.replace(/<(\/?)Held\b/g, `<$1${name}`) : code;
  return folded(addressed(named(own))).replace(/\s+opener="[^"]*"/g, '');
}
