import type { Preview } from '@storybook/react-vite';
import { nativeAttributes } from './nativeAttributes.ts';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<Enhancer>[string];

const root = ['ref', 'className', 'sx'];

/** A union by what it is a union of. */
function summaryOf({ type, table }: ArgType): string | undefined {
  if (table?.type?.summary !== 'union' || typeof type !== 'object' || type.name !== 'union') return table?.type?.summary;
  return type.value
    .map((part) => (part.name === 'literal' || part.name === 'other' ? String(part.value) : part.name))
    .filter((name) => name !== 'undefined')
    .join(' | ');
}

/** What a field hands to its native control. */
const passedOn = (title: string) =>
  (nativeAttributes[title] ?? []).map((name): [string, ArgType] => [
    name,
    { name, description: 'As React has it.', table: { category: 'On the native control' }, control: { disable: true } },
  ]);

/** Puts the default of a prop's comment into its column, spells unions out, names what a field passes on, and lets what every component takes come last. */
export const tidyArgTypes: Enhancer = ({ argTypes, title }) => {
  const tidied = Object.entries(argTypes).map(([name, argType]) => {
    const [description = '', fallback] = (argType.description ?? '').split(/\s*@default\s+/);
    const summary = summaryOf(argType);
    const table = {
      ...argType.table,
      ...(summary ? { type: { summary } } : {}),
      ...(fallback ? { defaultValue: { summary: fallback } } : {}),
      ...(root.includes(name) ? { category: 'On the outermost element' } : {}),
    };
    return [name, { ...argType, description, table, ...(root.includes(name) ? { control: { disable: true } } : {}) }] as const;
  });
  return Object.fromEntries([...passedOn(title), ...tidied]);
};
