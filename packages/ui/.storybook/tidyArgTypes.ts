import type { Preview } from '@storybook/react-vite';

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

/** Puts the default of a prop's comment into its column, spells unions out, and lets what every component takes come last. */
export const tidyArgTypes: Enhancer = ({ argTypes }) => {
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
  return Object.fromEntries(tidied);
};
