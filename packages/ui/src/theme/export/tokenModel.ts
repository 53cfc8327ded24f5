import { isRecord } from '../isRecord.ts';
import { writeValue } from './tokenValue.ts';

/** A token with its value and purpose. */
export interface Token {
  readonly type: string;
  /** The value as in the file, with references: `{palette.neutral.50}`. */
  readonly stated: unknown;
  /** The value with every reference resolved. */
  readonly value: unknown;
  /** The CSS value, without references. */
  readonly css: string;
  readonly description: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** Tokens by name, in groups of any depth. */
export interface TokenGroup {
  readonly [name: string]: Token | TokenGroup;
}

/** Names of the token files. */
export const setNames = ['palette', 'core', 'light', 'dark', 'comfortable', 'compact'] as const;
/** Name of a token file. */
export type SetName = (typeof setNames)[number];

/** Token files in the format of the Design Tokens Community Group, by name. */
export type TokenFiles = Readonly<Record<SetName, unknown>>;

/** Tokens of every file. */
export type TokenSets = Readonly<Record<SetName, TokenGroup>>;

/** Name of our extension for a CSS expression that the format cannot express, such as `clamp()`. */
const cssExtension = 'com.sylvane.css';

/** Returns whether a node is a token and not a group. */
export const isToken = (node: Token | TokenGroup): node is Token => typeof node.css === 'string';

const referencePattern = /^\{([^{}]+)\}$/;

/** Returns the path of names that a value refers to: `{color.ink}` is `['color', 'ink']`; undefined for every other value. */
export function referenceOf(value: unknown): readonly string[] | undefined {
  const path = typeof value === 'string' ? referencePattern.exec(value)?.[1] : undefined;
  return path?.split('.');
}

function expectRecord(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new TypeError(`${place} must be an object`);
  return value;
}

/** A token as in its file, with its type or the type inherited from its groups. */
interface SourceToken {
  readonly node: Readonly<Record<string, unknown>>;
  readonly type: unknown;
}

function findNode(file: unknown, path: readonly string[]): SourceToken | undefined {
  let node: unknown = file;
  let type: unknown;
  for (const name of path) {
    node = isRecord(node) ? node[name] : undefined;
    if (isRecord(node)) type = node.$type ?? type;
  }
  return isRecord(node) && '$value' in node ? { node, type } : undefined;
}

/** Finds the token of a reference in the files that are used together; the first match wins. */
function findIn(files: readonly unknown[], path: readonly string[], place: string): SourceToken {
  for (const file of files) {
    const found = findNode(file, path);
    if (found) return found;
  }
  throw new TypeError(`${place} refers to ${path.join('.')}, which does not exist`);
}

/** Resolves every reference in a value. A token that refers to itself is an error. */
function resolved(value: unknown, files: readonly unknown[], place: string, visited: readonly string[] = []): unknown {
  const path = referenceOf(value);
  if (path) {
    const name = path.join('.');
    if (visited.includes(name)) throw new TypeError(`${place} refers to itself by ${[...visited, name].join(', ')}`);
    return resolved(findIn(files, path, place).node.$value, files, place, [...visited, name]);
  }
  if (Array.isArray(value)) return value.map((item) => resolved(item, files, place, visited));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolved(item, files, place, visited)]));
}

function readToken({ node, type: ownType }: SourceToken, files: readonly unknown[], place: string): Token {
  const { $value: stated, $description: description } = node;
  if (typeof description !== 'string') throw new TypeError(`${place} needs a $description`);
  const path = referenceOf(stated);
  const type = ownType ?? (path && findIn(files, path, place).type);
  if (typeof type !== 'string') throw new TypeError(`${place} needs a $type`);
  const value = resolved(stated, files, place);
  const extensions = isRecord(node.$extensions) ? node.$extensions : {};
  const expression = extensions[cssExtension];
  const css = writeValue(type, value, place);
  return { type, stated, value, description, extensions, css: typeof expression === 'string' ? expression : css };
}

function readGroup(node: Readonly<Record<string, unknown>>, inherited: unknown, files: readonly unknown[], place: string): TokenGroup {
  const type = node.$type ?? inherited;
  const members = Object.entries(node).filter(([name]) => !name.startsWith('$'));
  return Object.fromEntries(
    members.map(([name, value]) => {
      const inner = `${place}.${name}`;
      const member = expectRecord(value, inner);
      if (!('$value' in member)) return [name, readGroup(member, type, files, inner)];
      return [name, readToken({ node: member, type: member.$type ?? type }, files, inner)];
    }),
  );
}

/** Reads the tokens of one file. A reference resolves to the first of `files` that has the token. */
export const readTokenFile = (file: unknown, files: readonly unknown[], name: string): TokenGroup =>
  readGroup(expectRecord(file, name), undefined, files, name);

/**
 * Reads the tokens of every file. Throws a TypeError that names the token with an invalid value, type, description or reference.
 * A reference resolves to the same file, then to the core, then to the palette.
 */
export function readTokens(files: TokenFiles): TokenSets {
  const set = (name: SetName) => readTokenFile(files[name], [files[name], files.core, files.palette], name);
  return {
    palette: set('palette'),
    core: set('core'),
    light: set('light'),
    dark: set('dark'),
    comfortable: set('comfortable'),
    compact: set('compact'),
  };
}

/** Merges two groups recursively. */
export function merged(one: TokenGroup, other: TokenGroup): TokenGroup {
  const result: Record<string, Token | TokenGroup> = { ...one };
  for (const [name, node] of Object.entries(other)) {
    const existing = result[name];
    result[name] = existing === undefined || isToken(existing) || isToken(node) ? node : merged(existing, node);
  }
  return result;
}

/** Returns every token of a group with its path. */
export function flat(nodes: TokenGroup, path: readonly string[] = []): { path: readonly string[]; token: Token }[] {
  return Object.entries(nodes).flatMap(([name, node]) =>
    isToken(node) ? [{ path: [...path, name], token: node }] : flat(node, [...path, name]),
  );
}
