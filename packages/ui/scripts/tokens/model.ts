import { readFileSync } from 'node:fs';

/** A token of the source file: its value as CSS writes it, and its purpose. */
export interface Token {
  readonly type: string;
  readonly value: unknown;
  readonly css: string;
  readonly description: string;
}

/** Tokens by name, in groups of any depth. */
export interface TokenGroup {
  readonly [name: string]: Token | TokenGroup;
}

/** The sets of the source file. */
export interface TokenSets {
  readonly core: TokenGroup;
  readonly light: TokenGroup;
  readonly dark: TokenGroup;
  readonly comfortable: TokenGroup;
  readonly compact: TokenGroup;
}

/** The name of our extension: a CSS expression that the format has no value for, such as `clamp()`. */
const cssExtension = 'com.sylvane.css';

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

export const isToken = (node: Token | TokenGroup): node is Token => typeof node.css === 'string';

function json(value: unknown, place: string): Json {
  if (!isJson(value)) throw new TypeError(`${place} must be an object`);
  return value;
}

function number(value: unknown, place: string): number {
  if (typeof value !== 'number') throw new TypeError(`${place} must be a number`);
  return value;
}

/** `#rrggbb`, or `rgb(r g b / alpha)`. The hex fallback must be the color that the components state. */
function color(value: unknown, place: string): string {
  const { colorSpace, components, alpha = 1, hex } = json(value, place);
  if (colorSpace !== 'srgb' || !Array.isArray(components)) throw new TypeError(`${place} must have components in colorSpace srgb`);
  const channels = components.map((component) => Math.round(number(component, place) * 255));
  const stated = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  if (hex !== stated) throw new TypeError(`${place} has hex ${String(hex)}, but its components are ${stated}`);
  return alpha === 1 ? stated : `rgb(${channels.join(' ')} / ${number(alpha, place)})`;
}

function dimension(value: unknown, place: string): string {
  const { value: amount, unit } = json(value, place);
  return number(amount, place) === 0 ? '0' : `${number(amount, place)}${String(unit)}`;
}

/** The value that the format has for a dimension or a number, whatever its expression in CSS. */
export const plainValue = (value: unknown): string => (isJson(value) ? dimension(value, 'A dimension') : String(value));

function shadow(value: unknown, place: string): string {
  if (Array.isArray(value)) return value.map((layer) => shadow(layer, place)).join(', ');
  const layer = json(value, place);
  const lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map((length) => dimension(length, place));
  // A spread of zero is the default of CSS.
  return [...(lengths[3] === '0' ? lengths.slice(0, 3) : lengths), color(layer.color, place)].join(' ');
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** A value of each type of the format that our tokens use, as CSS writes it. */
const writers: Readonly<Record<string, (value: unknown, place: string) => string>> = {
  color,
  dimension,
  duration: dimension,
  shadow,
  number: (value, place) => String(number(value, place)),
  fontWeight: (value, place) => String(number(value, place)),
  fontFamily: (value) =>
    list(value)
      .map((name) => JSON.stringify(name))
      .join(', '),
  cubicBezier: (value) => `cubic-bezier(${list(value).join(', ')})`,
};

function token(node: Json, type: unknown, place: string): Token {
  const { $value: value, $description: description } = node;
  if (typeof description !== 'string') throw new TypeError(`${place} needs a $description`);
  const write = typeof type === 'string' ? writers[type] : undefined;
  if (typeof type !== 'string' || write === undefined)
    throw new TypeError(`${place} has the $type ${String(type)}, which is not supported`);
  const expression = isJson(node.$extensions) ? node.$extensions[cssExtension] : undefined;
  return { type, value, description, css: typeof expression === 'string' ? expression : write(value, place) };
}

/** Reads a group: its `$type` holds for every token in it that has none. */
function group(node: Json, inherited: unknown, place: string): TokenGroup {
  const type = node.$type ?? inherited;
  const members = Object.entries(node).filter(([name]) => !name.startsWith('$'));
  return Object.fromEntries(
    members.map(([name, value]) => {
      const inner = `${place}.${name}`;
      const member = json(value, inner);
      return [name, '$value' in member ? token(member, member.$type ?? type, inner) : group(member, type, inner)];
    }),
  );
}

/** The sets of a token file. Throws a TypeError that names the token whose value, type or description is not valid. */
export function tokenSets(source: unknown): TokenSets {
  const file = json(source, 'The token file');
  const set = (name: keyof TokenSets) => group(json(file[name], name), undefined, name);
  return { core: set('core'), light: set('light'), dark: set('dark'), comfortable: set('comfortable'), compact: set('compact') };
}

/** The one source of every token. */
export const readTokenSource = (): unknown => JSON.parse(readFileSync(new URL('../../src/theme/tokens.json', import.meta.url), 'utf8'));

/** Both groups; where both have a group of one name, its members. */
export function merged(one: TokenGroup, other: TokenGroup): TokenGroup {
  const result: Record<string, Token | TokenGroup> = { ...one };
  for (const [name, node] of Object.entries(other)) {
    const known = result[name];
    result[name] = known === undefined || isToken(known) || isToken(node) ? node : merged(known, node);
  }
  return result;
}

/** Every token of a group with its path. */
export function flat(nodes: TokenGroup, path: readonly string[] = []): { path: readonly string[]; token: Token }[] {
  return Object.entries(nodes).flatMap(([name, node]) =>
    isToken(node) ? [{ path: [...path, name], token: node }] : flat(node, [...path, name]),
  );
}
