import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';
import { drawnImage } from '../src/testing/drawnImage.ts';
import { linksAsCode } from './linksAsCode.ts';
import { nativeAttributes } from './nativeAttributes.ts';
import { amountControl, isAmount, listControl } from './presets.ts';
import type { PropType, PropTypes } from './propTypes.ts';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<Enhancer>[string];

/** Type of a prop as parsed by react-docgen. */
interface DocgenProps {
  readonly [prop: string]: { readonly tsType?: { readonly raw?: string; readonly name?: string } } | undefined;
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

const controls: Readonly<Record<string, 'text' | 'boolean' | 'number'>> = { string: 'text', boolean: 'boolean', number: 'number' };

/**
 * Returns the control of a kind of values: a switch, a field, or a choice, which is a list when there are many; and their type, without which
 * Storybook ignores a value in the URL.
 */
function controlOfKind({ kind, isRequired: required = false }: Partial<PropType> = {}): Partial<ArgType> {
  if (kind === undefined) return {};
  if (typeof kind === 'string') return { type: { name: kind, required }, control: { type: controls[kind] ?? 'text' } };
  return {
    type: { name: 'enum', value: [...kind], required },
    options: [...kind],
    control: { type: kind.length > 5 ? 'select' : 'radio' },
  };
}

/** Returns a description with the version that was the first to have the prop. */
const withSince = (description: string, since: string | undefined) =>
  since === undefined ? description : `${description} Since ${since}.`;

/** Returns the value of a tag in a prop's comment. */
const tagOf = (comment: string, tag: 'default' | 'since') => new RegExp(`@${tag}\\s+([^@]*)`).exec(comment)?.[1]?.trim();

/** Returns the row of a prop that the docgen does not know. */
const rowOf = (name: string, { type, isRequired, description, fallback }: PropType): ArgType => ({
  name,
  description,
  type: { name: 'other', value: type, required: isRequired },
  table: { type: { summary: plainType(type) ?? type }, ...(fallback !== undefined && { defaultValue: { summary: fallback } }) },
});

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

/** Returns the control that fits the type and value of a prop; none leaves the choice to Storybook. */
function controlFor(name: string, type: string | undefined, prop: PropType | undefined, initial: unknown): Partial<ArgType> {
  const off = { control: { disable: true } } as const;
  if (name in rootTypes || /^on[A-Z]/.test(name) || type?.includes('=>')) return off;
  if (imageProps.test(name) && (initial === undefined || typeof initial === 'string')) return imageControl(initial);
  if (holdsFunctions(initial) || holdsImages(initial)) return off;
  if (type === 'ReactNode') return initial === undefined || typeof initial === 'string' ? ({ control: { type: 'text' } } as const) : off;
  if (prop && isAmount(name, prop, initial)) return amountControl(prop, initial);
  // Storybook would offer to set the prop to `{}`, which is no value of most types and no list.
  if (prop && prop.kind === undefined && initial === undefined) return listControl(name) ?? off;
  return controlOfKind(prop);
}

/**
 * Moves the default in a prop's comment to its column, expands types and selects controls by the types of the sources. Lists a component's
 * own props first, then the attributes that a field forwards, then the common props of all components.
 */
export const tidyArgTypes =
  (propTypes: PropTypes) =>
  ({ argTypes, title, component, initialArgs }: Pick<Parameters<Enhancer>[0], 'argTypes' | 'title' | 'component' | 'initialArgs'>) => {
    const props = docgenOf(component);
    const known = propTypes[title.split('/').at(-1) ?? ''] ?? {};
    const native = passedOn(title);
    const isNative = (name: string) => native.some(([attribute]) => attribute === name);
    const unknownToDocgen = Object.entries(known).filter(([name]) => !(name in props));
    const added = Object.fromEntries(unknownToDocgen.map(([name, prop]) => [name, { ...argTypes[name], ...rowOf(name, prop) }]));
    const tidied = Object.entries({ ...argTypes, ...added })
      .filter(([name]) => !isNative(name))
      .map(([name, argType]): [string, ArgType] => {
        const comment = argType.description ?? '';
        const [text = ''] = comment.split(/\s*@(?:default|since)\s/);
        // The docgen leaves out tags on lines of their own; the compiler knows them.
        const description = withSince(text, known[name]?.since ?? tagOf(comment, 'since'));
        const fallback = tagOf(comment, 'default') ?? known[name]?.fallback;
        const type = writtenType(props, name);
        const summary = rootTypes[name] ?? (type?.includes('union') ? undefined : type) ?? plainType(argType.table?.type?.summary);
        const table = {
          ...argType.table,
          ...(summary ? { type: { summary } } : {}),
          ...(fallback ? { defaultValue: { summary: fallback } } : {}),
          ...(name in rootTypes ? { category: 'On the outermost element' } : {}),
        };
        const control = controlFor(name, type ?? summary, known[name], initialArgs[name]);
        return [name, { ...argType, description: linksAsCode(description), table, ...control }];
      });
    const isOwn = ([name]: [string, ArgType]) => !(name in rootTypes);
    return Object.fromEntries([...tidied.filter(isOwn), ...native, ...tidied.filter((entry) => !isOwn(entry))]);
  };
