import type { Preview } from '@storybook/react-vite';
import { nativeAttributes } from './nativeAttributes.ts';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<Enhancer>[string];

/** What react-docgen read of a prop's type. */
interface DocgenProps {
  readonly [prop: string]: { readonly tsType?: { readonly raw?: string } } | undefined;
}

const root = ['ref', 'className', 'sx'];
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isDocgen = (value: unknown): value is { readonly props: DocgenProps } => isRecord(value) && isRecord(value.props);

/** The types of a component's props as they are written. */
function writtenTypes(component: unknown): (prop: string) => string | undefined {
  const docgen = typeof component === 'function' ? Reflect.get(component, '__docgenInfo') : undefined;
  if (!isDocgen(docgen)) return () => undefined;
  return (prop) => docgen.props[prop]?.tsType?.raw?.replace(/ \| undefined$/, '');
}

/** What a field hands to its native control. */
const passedOn = (title: string) =>
  (nativeAttributes[title] ?? []).map((name): [string, ArgType] => [
    name,
    { name, description: 'As React has it.', table: { category: 'On the native control' }, control: { disable: true } },
  ]);

/** What cannot be edited as a line of text: a drawn picture, and what holds functions. */
const isBeyondControls = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.startsWith('data:')
    : isRecord(value) && Object.values(value).some((part) => typeof part === 'function' || isBeyondControls(part));

/** Puts the default of a prop's comment into its column, spells types out, names what a field passes on, and lets what every component takes come last. */
export const tidyArgTypes: Enhancer = ({ argTypes, title, component, initialArgs }) => {
  const written = writtenTypes(component);
  const tidied = Object.entries(argTypes).map(([name, argType]) => {
    const [description = '', fallback] = (argType.description ?? '').split(/\s*@default\s+/);
    const isOnRoot = root.includes(name);
    const summary = (isOnRoot ? undefined : written(name)) ?? argType.table?.type?.summary;
    const table = {
      ...argType.table,
      ...(summary ? { type: { summary } } : {}),
      ...(fallback ? { defaultValue: { summary: fallback } } : {}),
      ...(isOnRoot ? { category: 'On the outermost element' } : {}),
    };
    const control = isOnRoot || isBeyondControls(initialArgs[name]) ? { control: { disable: true } } : {};
    return [name, { ...argType, description, table, ...control }] as const;
  });
  return Object.fromEntries([...passedOn(title), ...tidied]);
};
