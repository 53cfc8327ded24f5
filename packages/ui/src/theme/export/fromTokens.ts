import type { MallThemeOptions } from '../createMallTheme.ts';
import { isRecord } from '../isRecord.ts';
import type { ColorRoles, MallTokens } from '../tokens.ts';
import { isToken, readTokens, type Token, type TokenFiles, type TokenGroup } from './tokenModel.ts';

function only(sources: unknown, place: string): unknown {
  if (!Array.isArray(sources) || sources.length !== 1 || !isRecord(sources[0]) || '$ref' in sources[0])
    throw new TypeError(`${place} must have one source, inside the document, as toTokens writes it`);
  return sources[0];
}

const member = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

function filesOf(document: unknown): TokenFiles {
  const set = (name: string) => only(member(member(member(document, 'sets'), name), 'sources'), `sets.${name}`);
  const context = (modifier: string, name: string) =>
    only(member(member(member(member(document, 'modifiers'), modifier), 'contexts'), name), `modifiers.${modifier}.contexts.${name}`);
  return {
    palette: set('palette'),
    core: set('core'),
    light: context('scheme', 'light'),
    dark: context('scheme', 'dark'),
    comfortable: context('density', 'comfortable'),
    compact: context('density', 'compact'),
  };
}

function tokensIn(nodes: TokenGroup, name: string): [string, Token][] {
  const group = nodes[name];
  if (group === undefined || isToken(group)) throw new TypeError(`The document has no group ${name}`);
  return Object.entries(group).flatMap(([inner, node]): [string, Token][] => (isToken(node) ? [[inner, node]] : []));
}

const cssOf = (nodes: TokenGroup, name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(tokensIn(nodes, name).map(([inner, { css }]) => [inner, css]));

function faceOf(nodes: TokenGroup, name: string) {
  const token = tokensIn(nodes, 'face').find(([inner]) => inner === name)?.[1];
  if (!token) throw new TypeError(`The document has no face.${name}`);
  return { family: token.css, style: token.extensions['com.sylvane.style'] === 'serif' ? ('serif' as const) : ('sans' as const) };
}

/**
 * Reads the options of a theme from a document that {@link toTokens} wrote and a designer can have changed: colors, radii, typefaces,
 * density.
 *
 * @example
 * const theme = createMallTheme(fromTokens(JSON.parse(await readFile('brand.resolver.json', 'utf8'))));
 * @throws TypeError that names the missing or invalid token.
 */
export function fromTokens(document: unknown): MallThemeOptions {
  const { core, light, dark } = readTokens(filesOf(document));
  const density = member(member(member(document, 'modifiers'), 'density'), 'default');
  // Unknown names are errors of the options, which createMallTheme lists.
  const roles = (nodes: TokenGroup): Partial<ColorRoles> => cssOf(nodes, 'color');
  const radius: Partial<MallTokens['radius']> = cssOf(core, 'radius');
  return {
    colors: { light: roles(light), dark: roles(dark) },
    radius,
    faces: { text: faceOf(core, 'text'), display: faceOf(core, 'display') },
    density: density === 'compact' ? 'compact' : 'comfortable',
  };
}
