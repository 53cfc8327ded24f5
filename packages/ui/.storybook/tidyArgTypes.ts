import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';
import { drawnImage } from '../src/testing/drawnImage.ts';
import { inheritedProps, nativeAttributes } from './nativeAttributes.ts';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<Enhancer>[string];

/** Type of a prop as parsed by react-docgen. */
interface DocgenProps {
  readonly [prop: string]:
    | { readonly tsType?: { readonly raw?: string; readonly name?: string }; readonly description?: string; readonly required?: boolean }
    | undefined;
}

/** Props that every component forwards to its root element, with their types. */
const rootTypes: Readonly<Record<string, string>> = { ref: 'Ref<Element>', className: 'string', sx: 'SxProps<Theme>' };
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isDocgen = (value: unknown): value is { readonly props: DocgenProps } => isRecord(value) && isRecord(value.props);

/** Returns a type on one line, without the comments between its members. */
const plainType = (written: string | undefined) =>
  written
    ?.replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^ ?\| /, '')
    .replace(/ \| undefined$/, '')
    .trim();

const docgenOf = (component: unknown): DocgenProps => {
  const docgen = typeof component === 'function' ? Reflect.get(component, '__docgenInfo') : undefined;
  return isDocgen(docgen) ? docgen.props : {};
};

const writtenType = (props: DocgenProps, prop: string) => plainType(props[prop]?.tsType?.raw ?? props[prop]?.tsType?.name);

/** Returns the docgen of a component's own props and of those that it takes over from another component. */
function propsOf(title: string, component: unknown): DocgenProps {
  const { from, names = [] } = inheritedProps[title] ?? {};
  const others = docgenOf(from);
  return { ...Object.fromEntries(names.map((name) => [name, others[name]])), ...docgenOf(component) };
}

const controls: Readonly<Record<string, 'text' | 'boolean' | 'number'>> = { string: 'text', boolean: 'boolean', number: 'number' };

/** Returns the attributes that a field forwards to its native control. */
const passedOn = (title: string) =>
  (nativeAttributes[title] ?? []).map(([name, { type, description }]): [string, ArgType] => {
    const control = controls[type];
    return [
      name,
      {
        name,
        description,
        table: { category: 'On the native control', type: { summary: type } },
        control: control ? { type: control } : { disable: true },
      },
    ];
  });

const imageOptions = [
  drawnImage('dropper', 'clay', true),
  drawnImage('jar', 'sand'),
  drawnImage('bottle', 'sage', true),
  drawnImage('tube', 'plum'),
  drawnImage('bar', 'mist'),
] as const;
const imageNames = ['Serum', 'Cream', 'Essence', 'Hand cream', 'Soap'];
const imageProps = /^(src|image|imageUrl|logoUrl|posterUrl|avatarUrl)$/;

/** Returns a choice of images that replaces a data URL of thousands of characters. */
function imageControl(initial: unknown) {
  const isOwn = typeof initial === 'string' && !imageOptions.some((image) => image === initial);
  const options = [...imageOptions, ...(isOwn ? [initial] : [])];
  const labels = Object.fromEntries(options.map((image, index) => [image, imageNames[index] ?? 'Image of the story']));
  return { options, control: { type: 'select', labels } } as const;
}

const holdsFunctions = (value: unknown): boolean =>
  typeof value === 'function' || isValidElement(value) || (isRecord(value) && Object.values(value).some(holdsFunctions));
const holdsImages = (value: unknown): boolean =>
  typeof value === 'string' ? value.startsWith('data:') : isRecord(value) && Object.values(value).some(holdsImages);

/** Returns the control that fits the type and value of a prop; undefined leaves the choice to Storybook. */
function controlFor(name: string, type: string | undefined, initial: unknown) {
  const off = { control: { disable: true } } as const;
  if (name in rootTypes || /^on[A-Z]/.test(name) || type?.includes('=>')) return off;
  if (imageProps.test(name) && (initial === undefined || typeof initial === 'string')) return imageControl(initial);
  if (holdsFunctions(initial) || holdsImages(initial)) return off;
  if (type === 'ReactNode') return initial === undefined || typeof initial === 'string' ? ({ control: { type: 'text' } } as const) : off;
  return {};
}

/**
 * Moves the default in a prop's comment to its column, expands types and selects controls. Lists a component's own props first, then the
 * attributes that a field forwards, then the common props of all components.
 */
export const tidyArgTypes: Enhancer = ({ argTypes, title, component, initialArgs }) => {
  const props = propsOf(title, component);
  const native = passedOn(title);
  const isNative = (name: string) => native.some(([attribute]) => attribute === name);
  const inherited = (inheritedProps[title]?.names ?? []).map((name): [string, ArgType] => [
    name,
    {
      ...argTypes[name],
      name,
      description: props[name]?.description ?? '',
      type: { name: 'other', value: writtenType(props, name) ?? '', required: props[name]?.required ?? false },
      ...(writtenType(props, name) === 'string' ? { control: { type: 'text' } as const } : {}),
    },
  ]);
  const all = Object.entries({ ...Object.fromEntries(inherited), ...argTypes, ...Object.fromEntries(inherited) });
  const tidied = all
    .filter(([name]) => !isNative(name))
    .map(([name, argType]): [string, ArgType] => {
      const [description = '', fallback] = (argType.description ?? '').split(/\s*@default\s+/);
      const type = writtenType(props, name);
      const summary = rootTypes[name] ?? (type?.includes('union') ? undefined : type) ?? plainType(argType.table?.type?.summary);
      const table = {
        ...argType.table,
        ...(summary ? { type: { summary } } : {}),
        ...(fallback ? { defaultValue: { summary: fallback } } : {}),
        ...(name in rootTypes ? { category: 'On the outermost element' } : {}),
      };
      return [name, { ...argType, description, table, ...controlFor(name, type ?? summary, initialArgs[name]) }];
    });
  const isOwn = ([name]: [string, ArgType]) => !(name in rootTypes);
  return Object.fromEntries([...tidied.filter(isOwn), ...native, ...tidied.filter((entry) => !isOwn(entry))]);
};
