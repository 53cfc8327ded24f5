import type { MallThemeOptions } from '../createMallTheme.ts';
import type { Face } from '../faceTypes.ts';
import { isRecord } from '../isRecord.ts';
import type { ColorRoles, MallTokens } from '../tokens.ts';
import { referenceOf } from './tokenModel.ts';
import { fontFamily } from './tokenValue.ts';

const member = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);
const at = (value: unknown, path: readonly string[]): unknown => path.reduce(member, value);
const names = (value: unknown): readonly string[] => (isRecord(value) ? Object.keys(value).filter((name) => !name.startsWith('$')) : []);

/** Whether a document is a file of Tokens Studio: sets of tokens whose values are texts. */
export const isStudioFile = (document: unknown): boolean =>
  Array.isArray(member(document, '$themes')) ||
  (typeof at(document, ['light', 'color', 'paper', '$value']) === 'string' && !isRecord(at(document, ['palette', 'neutral'])));

/** Returns the first theme of a group, which is used when a file has several. */
function firstTheme(document: unknown, group: string): unknown {
  const themes = member(document, '$themes');
  return Array.isArray(themes) ? themes.find((theme) => member(theme, 'group') === group) : undefined;
}

/** Returns the sets of the brand in order of precedence: Tokens Studio uses the last set that contains a token. */
function brandSets(document: unknown): readonly unknown[] {
  const selected = member(firstTheme(document, 'Brand'), 'selectedTokenSets');
  const order = at(document, ['$metadata', 'tokenSetOrder']);
  const all: readonly unknown[] = Array.isArray(order) ? order : names(document);
  const isUsed = (name: string) =>
    isRecord(selected) ? ['enabled', 'source'].includes(String(selected[name])) : ['palette', 'core'].includes(name);
  return all
    .map(String)
    .filter(isUsed)
    .reverse()
    .map((name) => member(document, name));
}

/** Returns a token from the first set that contains it, with references resolved. */
function tokenIn(sets: readonly unknown[], path: readonly string[], seen: readonly string[] = []): { value: string; token: unknown } {
  const name = path.join('.');
  if (seen.includes(name)) throw new TypeError(`${seen[0] ?? name} refers to itself by ${[...seen, name].join(', ')}`);
  const token = sets.map((set) => at(set, path)).find((node) => member(node, '$value') !== undefined);
  const value = member(token, '$value');
  if (typeof value !== 'string' && typeof value !== 'number') {
    throw new TypeError(seen.length > 0 ? `${seen.at(-1)} refers to ${name}, which does not exist` : `The document has no token ${name}`);
  }
  const reference = referenceOf(value);
  return reference ? { token, value: tokenIn(sets, reference, [...seen, name]).value } : { token, value: String(value) };
}

const cssFamily = (list: string) => fontFamily(list.split(',').map((name) => name.trim().replace(/^["'](.*)["']$/, '$1')));

function faceOf(sets: readonly unknown[], name: string): Required<Face> {
  const { token, value } = tokenIn(sets, ['face', name]);
  const style = at(token, ['$extensions', 'com.sylvane.style']);
  return { family: cssFamily(value), style: style === 'serif' ? 'serif' : 'sans' };
}

/** The options of a theme from a file of Tokens Studio in the form of `toStudioTokens`. Throws a TypeError that names the token which is missing. */
export function studioOptions(document: unknown): MallThemeOptions {
  const brand = brandSets(document);
  const roles = (scheme: 'light' | 'dark'): Partial<ColorRoles> => {
    const set = member(document, scheme);
    const roleNames = names(member(set, 'color'));
    if (roleNames.length === 0) throw new TypeError(`The document has no group ${scheme}.color`);
    return Object.fromEntries(roleNames.map((name) => [name, tokenIn([set, ...brand], ['color', name]).value]));
  };
  const radiusNames = new Set(brand.flatMap((set) => names(member(set, 'radius'))));
  // A number without a unit is a number of px there.
  const length = (value: string) => (/^\d*\.?\d+$/.test(value) && Number(value) !== 0 ? `${value}px` : value);
  const radius: Partial<MallTokens['radius']> = Object.fromEntries(
    [...radiusNames].map((name) => [name, length(tokenIn(brand, ['radius', name]).value)]),
  );
  return {
    colors: { light: roles('light'), dark: roles('dark') },
    radius,
    faces: { text: faceOf(brand, 'text'), display: faceOf(brand, 'display') },
    density: member(firstTheme(document, 'Density'), 'name') === 'Compact' ? 'compact' : 'comfortable',
  };
}
