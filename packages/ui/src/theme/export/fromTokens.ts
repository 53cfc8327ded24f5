import type { MallThemeOptions } from '../createMallTheme.ts';
import { isRecord } from '../isRecord.ts';
import type { ColorRoles, MallTokens } from '../tokens.ts';
import { isStudioFile, studioOptions } from './studioOptions.ts';
import { isToken, readTokenFile, readTokens, type Token, type TokenFiles, type TokenGroup, type TokenSets } from './tokenModel.ts';

const member = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

const supported =
  'fromTokens reads a document of toTokens or toStudioTokens, tokens.json, tokens.studio.json, and mall.resolver.json with its files as second argument';

/** Both files; where both have a token, that of the second. */
function mergedFiles(one: unknown, other: unknown): unknown {
  if (!isRecord(one) || !isRecord(other) || '$value' in other) return other;
  return {
    ...one,
    ...Object.fromEntries(Object.entries(other).map(([name, node]) => [name, name in one ? mergedFiles(one[name], node) : node])),
  };
}

/** Token files that a resolver refers to, by the names that it has for them: `palette.tokens.json`. */
export type ReferencedFiles = Readonly<Record<string, unknown>>;

/** The file that the sources of a set or a context are together. */
function fileOf(sources: unknown, place: string, files: ReferencedFiles): unknown {
  if (!Array.isArray(sources)) throw new TypeError(`${place} must be a list of sources. ${supported}`);
  return sources.reduce<unknown>((before, source: unknown) => {
    const reference = member(source, '$ref');
    if (reference === undefined) return mergedFiles(before, source);
    const file = files[String(reference)];
    if (!isRecord(file)) {
      const name = JSON.stringify(reference);
      throw new TypeError(
        `${place} refers to the file ${name}. Pass its content as second argument: fromTokens(document, { ${name}: file })`,
      );
    }
    return mergedFiles(before, file);
  }, {});
}

/** The files of a resolver. A brand that is its default changes the palette and the core. */
function resolverFiles(document: unknown, referenced: ReferencedFiles): TokenFiles {
  const modifiers = member(document, 'modifiers');
  const set = (name: string) => fileOf(member(member(member(document, 'sets'), name), 'sources'), `sets.${name}`, referenced);
  const context = (modifier: string, name: string) =>
    fileOf(member(member(member(modifiers, modifier), 'contexts'), name), `modifiers.${modifier}.contexts.${name}`, referenced);
  const brand = member(member(modifiers, 'brand'), 'default');
  const ofBrand = typeof brand === 'string' ? context('brand', brand) : {};
  const palette = member(ofBrand, 'palette');
  return {
    palette: mergedFiles(set('palette'), palette === undefined ? {} : { palette }),
    core: mergedFiles(
      set('core'),
      isRecord(ofBrand) ? Object.fromEntries(Object.entries(ofBrand).filter(([name]) => name !== 'palette')) : {},
    ),
    light: context('scheme', 'light'),
    dark: context('scheme', 'dark'),
    comfortable: context('density', 'comfortable'),
    compact: context('density', 'compact'),
  };
}

/** The tokens of a document in the format, whatever form it has: with a resolver, or as one file with a group for each set. */
function setsOf(document: unknown, referenced: ReferencedFiles): Pick<TokenSets, 'core' | 'light' | 'dark'> {
  if (isRecord(member(document, 'sets'))) return readTokens(resolverFiles(document, referenced));
  if (!isRecord(member(member(document, 'light'), 'color'))) {
    const shown = isRecord(document)
      ? `has neither sets nor light.color`
      : `is ${Array.isArray(document) ? 'an array' : String(document)}, not an object`;
    throw new TypeError(`The document ${shown}. ${supported}`);
  }
  const set = (name: 'core' | 'light' | 'dark') => readTokenFile(member(document, name), [document], name);
  return { core: set('core'), light: set('light'), dark: set('dark') };
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
 * The options of a theme from a token document that a designer may have changed: colors, radii, typefaces, density. It reads documents of
 * `toTokens` and `toStudioTokens`, and the shipped `tokens.json`, `tokens.studio.json` and `mall.resolver.json`. Where a file of Tokens Studio has
 * several brands or densities, the first counts; of a resolver it is the default.
 *
 * @param files Content of the files that a resolver refers to, by the names that it has for them.
 * @example
 * const theme = createMallTheme(fromTokens(JSON.parse(await readFile('brand.resolver.json', 'utf8'))));
 * @throws TypeError that names the token or the file which is missing or not valid.
 */
export function fromTokens(document: unknown, files: ReferencedFiles = {}): MallThemeOptions {
  if (isStudioFile(document)) return studioOptions(document);
  const { core, light, dark } = setsOf(document, files);
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
