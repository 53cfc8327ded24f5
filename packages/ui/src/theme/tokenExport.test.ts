import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Theme } from '@mui/material/styles';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { fromTokens, toCss, tokenList, toStudioTokens, toTokens } from '../tokens.ts';
import { tidal } from './brands/tidal.ts';
import { createMallTheme, mallTheme } from './index.ts';
import { schemeRoles } from './schemeRoles.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const at = (node: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined), node);
/** Normalizes values with two equivalent CSS forms: quotes around the name of a family, the unit of zero. */
const normal = (values: unknown): unknown => JSON.parse(JSON.stringify(values).replaceAll('\\"', '').replaceAll('"0px"', '"0"'));
/** Returns a document after a round trip through a file. */
const asFile = (document: unknown): unknown => JSON.parse(JSON.stringify(document));

/** Reads a document of the resolver module with Terrazzo. The generated brand is in a different folder than in the package. */
async function resolverOf(src: string) {
  const filename = new URL(`file://${join(root, 'src/theme/tokens/mall.resolver.json')}`);
  const logger = new Logger({ level: 'silent' });
  const req = async (url: URL) => readFileSync(fileURLToPath(url).replace('theme/tokens/tidal', 'generated/tidal'), 'utf8');
  const { resolver } = await parse([{ filename, src }], { config: defineConfig({}, { logger, cwd: filename }), logger, req });
  return resolver;
}

type Resolver = Awaited<ReturnType<typeof resolverOf>>;

function hexOf(token: unknown): string {
  const components = at(token, ['$value', 'components']);
  if (!Array.isArray(components)) throw new TypeError('The token is not a color');
  return `#${components
    .map((channel) =>
      Math.round(Number(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Expects that the documents resolve to the values of a theme, in both schemes. */
function expectTheme(resolver: Resolver, theme: Theme, input: Readonly<Record<string, string>>): void {
  for (const scheme of ['light', 'dark'] as const) {
    const tokens = resolver.apply({ ...input, scheme });
    const { scrim: _, ...opaque } = schemeRoles(theme, scheme);
    for (const [role, color] of Object.entries(opaque)) expect(hexOf(tokens[`color.${role}`]), `${scheme} ${role}`).toBe(color);
    for (const name of ['control', 'card', 'image'] as const) {
      const value = at(tokens[`radius.${name}`], ['$value']);
      expect(`${String(at(value, ['value']))}${String(at(value, ['unit']))}`, name).toBe(theme.mall.radius[name]);
    }
    expect(at(tokens['space.step'], ['$value', 'value'])).toBe(Number.parseInt(theme.mall.space.step, 10));
    expect(at(tokens['typography.h1'], ['$value', 'fontFamily'])).toContain(theme.mall.face.display.replaceAll('"', '').split(', ')[0]);
    expect(at(tokens['elevation.float'], ['$value'])).toHaveLength(scheme === 'light' ? 2 : 3);
  }
}

const brands: readonly (readonly [string, () => Theme])[] = [
  ['the default theme', mallTheme],
  ['the example brand', () => createMallTheme(tidal)],
  [
    'a brand whose color is a fill only',
    () => createMallTheme({ colors: { brand: '#ffd400' }, radius: { control: '0.5rem', card: '1.25rem' } }),
  ],
  [
    'single stated roles',
    () => createMallTheme({ colors: { light: { focus: '#000000', scrim: 'rgb(10 20 30 / 0.5)' } }, density: 'compact' }),
  ],
];

describe('mall.resolver.json', () => {
  it('is valid in the resolver module, and resolves to the themes in every brand, scheme and density', async () => {
    const resolver = await resolverOf(read('src/theme/tokens/mall.resolver.json'));
    expect(resolver.listPermutations?.()).toHaveLength(8);
    expectTheme(resolver, mallTheme(), { brand: 'sylvane', density: 'comfortable' });
    expectTheme(resolver, createMallTheme({ density: 'compact' }), { brand: 'sylvane', density: 'compact' });
    expectTheme(resolver, createMallTheme(tidal), { brand: 'tidal', density: 'compact' });
  });
});

describe.each(brands)('toTokens of %s', (_name, makeTheme) => {
  const theme = makeTheme();
  it('is one document of the resolver module with the values of the theme', async () => {
    const resolver = await resolverOf(JSON.stringify(toTokens(theme)));
    expectTheme(resolver, theme, {});
  });
  it('is converted back to the same theme by fromTokens', () => {
    const again = createMallTheme(fromTokens(asFile(toTokens(theme))));
    for (const scheme of ['light', 'dark'] as const) expect(schemeRoles(again, scheme)).toEqual(schemeRoles(theme, scheme));
    expect(normal(again.mall)).toEqual(normal(theme.mall));
    expect(normal(again.faces)).toEqual(normal(theme.faces));
    expect(asFile(toTokens(again))).toEqual(asFile(toTokens(theme)));
  });
});

it('toTokens names the document by the brand', () => expect(toTokens(mallTheme(), 'Acme').name).toBe('Acme'));

describe('fromTokens', () => {
  it('returns faces as they were stated, sans by default', () => {
    const theme = createMallTheme({ faces: { text: { family: '"Inter Variable", Inter' }, display: { family: 'Lora', style: 'serif' } } });
    const faces = { text: { family: '"Inter Variable", Inter', style: 'sans' }, display: { family: 'Lora', style: 'serif' } };
    expect(fromTokens(asFile(toTokens(theme))).faces).toEqual(faces);
    expect(fromTokens(asFile(toStudioTokens(theme))).faces).toEqual(faces);
  });

  it('uses a color that a designer changed in the palette', () => {
    const document = asFile(toTokens(mallTheme()));
    const step = at(document, ['sets', 'palette', 'sources', '0', 'palette', 'brand', '700']);
    if (typeof step !== 'object' || step === null) throw new Error('The palette has no brand 700');
    Reflect.set(step, '$value', { colorSpace: 'srgb', components: [0, 0, 0.4], hex: '#000066' });
    const roles = schemeRoles(createMallTheme(fromTokens(document)), 'light');
    expect([roles.primary, roles.primaryFill]).toEqual(['#000066', '#000066']);
  });
  it.each(['tokens.json', 'tokens.studio.json'])('reads the shipped %s as the default theme', (file) => {
    const theme = createMallTheme(fromTokens(JSON.parse(read(`src/generated/${file}`))));
    for (const scheme of ['light', 'dark'] as const) {
      expect({ ...schemeRoles(theme, scheme), scrim: '' }).toEqual({ ...schemeRoles(mallTheme(), scheme), scrim: '' });
    }
    expect(normal(theme.mall)).toEqual(normal(mallTheme().mall));
    expect(theme.faces.display.style).toBe('serif');
  });
  const referenced = Object.fromEntries(
    ['palette', 'core', 'light', 'dark', 'comfortable', 'compact', 'tidal'].map((name) => [
      `${name}.tokens.json`,
      JSON.parse(read(name === 'tidal' ? 'src/generated/tidal.tokens.json' : `src/theme/tokens/${name}.tokens.json`)),
    ]),
  );
  const shippedResolver = (): unknown => JSON.parse(read('src/theme/tokens/mall.resolver.json'));
  it('reads the shipped mall.resolver.json with its files', () => {
    const theme = createMallTheme(fromTokens(shippedResolver(), referenced));
    expect(asFile(toTokens(theme))).toEqual(asFile(toTokens(mallTheme())));
  });
  it('reads the brand and the density that are the defaults of a resolver', () => {
    const document = shippedResolver();
    for (const [modifier, name] of Object.entries({ brand: 'tidal', density: 'compact' })) {
      Reflect.set(Object(at(document, ['modifiers', modifier])), 'default', name);
    }
    const theme = createMallTheme(fromTokens(document, referenced));
    expect(schemeRoles(theme, 'light')).toEqual(schemeRoles(createMallTheme(tidal), 'light'));
    expect([theme.mall.radius.card, theme.mall.size.target]).toEqual(['0', '40px']);
  });
  it.each(brands)('reads the file for Tokens Studio of %s back', (_name, makeTheme) => {
    const theme = makeTheme();
    const again = createMallTheme(fromTokens(asFile(toStudioTokens(theme))));
    // A color with opacity has eight hexadecimal digits there, and its own value again as a token.
    expect(toTokens(again)).toEqual(toTokens(theme));
    for (const scheme of ['light', 'dark'] as const) {
      expect({ ...schemeRoles(again, scheme), scrim: '' }).toEqual({ ...schemeRoles(theme, scheme), scrim: '' });
    }
    expect(normal(again.mall)).toEqual(normal(theme.mall));
    expect(normal(again.faces)).toEqual(normal(theme.faces));
  });
  it('uses a color that a designer changed in Tokens Studio, and a radius without a unit', () => {
    const document = asFile(toStudioTokens(mallTheme()));
    Reflect.set(Object(at(document, ['palette', 'palette', 'brand', '700'])), '$value', '#000066');
    Reflect.set(Object(at(document, ['core', 'radius', 'card'])), '$value', '12');
    const theme = createMallTheme(fromTokens(document));
    expect([schemeRoles(theme, 'light').primaryFill, theme.mall.radius.card]).toEqual(['#000066', '12px']);
  });
  it('throws an error with the name of a Tokens Studio token whose reference does not exist', () => {
    const document = asFile(toStudioTokens(mallTheme()));
    Reflect.set(Object(at(document, ['light', 'color', 'ink'])), '$value', '{palette.neutral.901}');
    expect(() => fromTokens(document)).toThrow('color.ink refers to palette.neutral.901, which does not exist');
  });
  const supported =
    'fromTokens reads a document of toTokens or toStudioTokens, tokens.json, tokens.studio.json, and mall.resolver.json with its files as second argument';
  it.each<[string, unknown, string]>([
    ['is empty', {}, `The document has neither sets nor light.color. ${supported}`],
    ['is not an object', undefined, `The document is undefined, not an object. ${supported}`],
    [
      'refers to files that are not passed',
      shippedResolver(),
      'sets.palette refers to the file "palette.tokens.json". Pass its content as second argument: fromTokens(document, { "palette.tokens.json": file })',
    ],
  ])('refuses a document that %s', (_case, document, message) => {
    expect(() => fromTokens(document)).toThrow(message);
  });
});

describe.each([
  ['toTokens', toTokens],
  ['toStudioTokens', toStudioTokens],
  ['toCss', toCss],
  ['tokenList', tokenList],
])('%s without a theme', (_name, write) => {
  it.each<[string, unknown, string]>([
    ['undefined', undefined, 'The theme is undefined. Pass one made by createMallTheme, or mallTheme().'],
    ['a function', mallTheme, 'The theme is a function. Call it, as in mallTheme(), and pass the theme that it returns.'],
    ['another theme', {}, 'The theme has no light scheme with the roles of @mall/ui. Make it with createMallTheme.'],
  ])('refuses %s with a message', (_case, theme, message) => {
    expect(() => Reflect.apply(write, undefined, [theme])).toThrow(new TypeError(message));
  });
});

describe('toCss', () => {
  it('writes the default theme as tokens.css', () => {
    expect(read('src/generated/tokens.css')).toBe(
      `/* Generated from src/theme/tokens by scripts/generate.ts. Do not edit. */\n${toCss(mallTheme())}`,
    );
  });
  it('writes the palette, the corners, the density and the typefaces of a brand', () => {
    const css = toCss(createMallTheme(tidal));
    expect(css).toContain('--mall-palette-brand-700: #0b57d0;');
    expect(css).toContain('--mall-radius-card: 0;');
    expect(css).toMatch(/:root \{[^}]*--mall-space-step: 6px;/);
    expect(css).toMatch(/\[data-density="comfortable"\] \{[^}]*--mall-space-step: 8px;/);
    expect(css).toContain('--mall-face-display: "Helvetica Neue", Arial, "PingFang SC"');
  });
});

describe('tokens.studio.json', () => {
  const studio: unknown = JSON.parse(read('src/generated/tokens.studio.json'));
  it('has values as texts with references, which Tokens Studio and Penpot read', () => {
    expect(at(studio, ['palette', 'palette', 'neutral', '50'])).toMatchObject({ $type: 'color', $value: '#f7f2ea' });
    expect(at(studio, ['palette', 'palette', 'shade', '48', '$value'])).toBe('#26231d7a');
    expect(at(studio, ['light', 'color', 'paper', '$value'])).toBe('{palette.neutral.50}');
    expect(at(studio, ['core', 'radius', 'card'])).toMatchObject({ $type: 'borderRadius', $value: '10px' });
    expect(at(studio, ['core', 'type', 'h1'])).toMatchObject({ $type: 'fontSizes', $value: '4.25rem' });
    expect(at(studio, ['core', 'leading', 'latin', 'display'])).toMatchObject({ $type: 'lineHeights', $value: '110%' });
    expect(at(studio, ['core', 'tracking', 'latin', 'display'])).toMatchObject({ $type: 'letterSpacing', $value: '-1.8%' });
    expect(at(studio, ['core', 'face', 'text'])).toMatchObject({ $type: 'fontFamilies', $value: expect.stringMatching(/^Sylvane Text, /) });
    expect(at(studio, ['comfortable', 'space', '200'])).toMatchObject({ $type: 'spacing', $value: '16px' });
  });
  it('has shadows and text styles', () => {
    expect(at(studio, ['dark', 'elevation', 'float'])).toMatchObject({
      $type: 'boxShadow',
      $value: [
        { type: 'dropShadow', color: '{color.hairline}', x: '0', y: '0', blur: '0', spread: '1px' },
        {},
        { y: '16px', spread: '-16px' },
      ],
    });
    expect(at(studio, ['core', 'typography', 'h1'])).toMatchObject({
      $type: 'typography',
      $value: { fontFamily: '{face.display}', fontSize: '{type.h1}', letterSpacing: '{tracking.latin.display}' },
    });
  });
  it('combines the sets to themes of a brand, a scheme and a density, with the core enabled', () => {
    expect(at(studio, ['$themes'])).toHaveLength(6);
    expect(at(studio, ['$themes', '0'])).toMatchObject({ name: 'Sylvane', selectedTokenSets: { palette: 'enabled', core: 'enabled' } });
    expect(at(studio, ['$themes', '1'])).toMatchObject({ name: 'Tidal', selectedTokenSets: { tidal: 'enabled' } });
    expect(at(studio, ['$metadata', 'tokenSetOrder'])).toEqual(['palette', 'core', 'tidal', 'light', 'dark', 'comfortable', 'compact']);
  });
  it('is written for other themes by toStudioTokens', () => {
    const own = toStudioTokens(createMallTheme(tidal), 'Tidal');
    expect(at(own, ['palette', 'palette', 'brand', '700', '$value'])).toBe('#0b57d0');
    expect(at(own, ['$themes', '0', 'name'])).toBe('Tidal');
  });
});

describe('tokenList', () => {
  it('lists the names of every token in files, style sheets and components, with its values in both schemes', () => {
    const list = tokenList(mallTheme());
    const token = (name: string) => list.find((one) => one.name === name);
    expect(token('color.ink')).toEqual({
      name: 'color.ink',
      variable: '--mall-color-ink',
      path: 'theme.vars.palette.roles.ink',
      type: 'color',
      purpose: 'Body text and headlines.',
      light: '#26231d',
      dark: '#f0e9dc',
    });
    expect(token('space.200')).toMatchObject({ variable: '--mall-space-200', path: 'theme.mall.space[200]', light: '16px', dark: '16px' });
    expect(token('palette.neutral.50')).toMatchObject({ variable: '--mall-palette-neutral-50', path: 'palette.neutral[50]' });
    expect(token('typography.h1')).toMatchObject({ path: 'theme.typography.h1', variable: '--mall-typography-h1' });
    expect(new Set(list.map(({ variable }) => variable)).size).toBe(list.length);
  });
  it('names each variable by the path of its token in kebab case', () => {
    const differing = tokenList(mallTheme()).filter(
      ({ name, variable }) => variable !== `--mall-${name.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    );
    expect(differing).toEqual([]);
  });
  it('has the values of a brand in its own density', () => {
    const list = tokenList(createMallTheme(tidal));
    expect(list.find(({ name }) => name === 'color.primary')?.light).toBe('#0b57d0');
    expect(list.find(({ name }) => name === 'size.target')?.light).toBe('40px');
  });
});
