import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { tidyArgTypes } from '../../packages/ui/.storybook/tidyArgTypes.ts';
import { createUiI18n } from '../../packages/ui/src/i18n/createUiI18n.ts';
import { uiText } from '../../packages/ui/src/locales/en.ts';
import { MallUiProvider } from '../../packages/ui/src/provider/MallUiProvider.tsx';
import { readPropTypes } from '../plugins/prop-types.ts';

type Args = Readonly<Record<string, unknown>>;

interface StoryFile {
  readonly default: { readonly title: string; readonly component?: ComponentType<Args>; readonly args?: Args };
  readonly Default?: { readonly args?: Args };
}

const files = import.meta.glob<StoryFile>('../../packages/ui/src/**/*.stories.tsx', { eager: true });
const propTypes = readPropTypes();
const enhance = tidyArgTypes(propTypes);

/** Values that the buttons "Set string", "Set number", "Set boolean" and "Set object" of Storybook give to a prop. */
const firstValues: Readonly<Record<string, unknown>> = { text: '', number: 0, boolean: false, object: {} };

const isControl = (control: unknown): control is { readonly type?: string; readonly disable?: boolean } =>
  typeof control === 'object' && control !== null;

/** Returns the values that the control of a prop gives without typing. */
function valuesOf(control: unknown, options: readonly unknown[] | undefined, initial: unknown): readonly unknown[] {
  if (isControl(control) && control.disable) return [];
  if (options) return [...options, undefined];
  // Storybook edits a prop without a control as an object, of which only an unset one gets a value without typing.
  const type = isControl(control) ? (control.type ?? 'object') : 'object';
  return type === 'object' && initial !== undefined ? [] : [firstValues[type]];
}

/** Returns the errors of a component's stories, as "prop = value: error". */
function errorsOf(component: ComponentType<Args>, title: string, initialArgs: Args): string[] {
  const rows = enhance({ title, component, argTypes: {}, initialArgs });
  return Object.entries(rows).flatMap(([prop, { control, options, type }]) => {
    const isRequired = typeof type === 'object' && type.required === true;
    const values = valuesOf(control, options, initialArgs[prop]).filter((value) => value !== undefined || !isRequired);
    return values.flatMap((value) => {
      try {
        renderToString(
          <MallUiProvider i18n={createUiI18n('en', uiText)}>{createElement(component, { ...initialArgs, [prop]: value })}</MallUiProvider>,
        );
        return [];
      } catch (error) {
        return [`${prop} = ${JSON.stringify(value)}: ${error}`];
      }
    });
  });
}

const stories = Object.values(files).flatMap(({ default: meta, Default }) =>
  meta.component ? [{ title: meta.title, component: meta.component, args: { ...meta.args, ...Default?.args } }] : [],
);

describe('a control of Storybook', () => {
  it.each(stories)('never gives $title a value that it refuses', ({ title, component, args }) => {
    expect(errorsOf(component, title, args)).toEqual([]);
  });

  it('offers amounts and lists for the optional props that take them', () => {
    const controlOf = (title: string, prop: string) => enhance({ title, argTypes: {}, initialArgs: {} })[prop];
    expect(controlOf('Commerce/Price', 'was')).toMatchObject({ options: expect.arrayContaining(['98.00', '98.00-218.00']) });
    expect(controlOf('Commerce/CartLine', 'memberPrice')?.options).not.toContain('98.00-218.00');
    expect(controlOf('Commerce/ProductCard', 'badges')?.options).toContainEqual(['SPF 50']);
    expect(controlOf('Forms/AddressForm', 'countries')?.control).toEqual({ disable: true });
  });
});
