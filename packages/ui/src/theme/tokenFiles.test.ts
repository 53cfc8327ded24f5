import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { describe, expect, expectTypeOf, it } from 'vitest';
import tidal from '../generated/tidal.tokens.json' with { type: 'json' };
import { sourceFiles } from './export/sourceFiles.ts';
import { flat, readTokenFile, readTokens, referenceOf, type TokenFiles, type TokenGroup } from './export/tokenModel.ts';
import { variableOf } from './export/variables.ts';
import { darkRoles, elevations, lightRoles, mallTokens, palette } from './tokens.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** Returns the value at a path of names. */
const at = (node: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined), node);

const sets = readTokens(sourceFiles);
const tokens = Object.entries(sets).flatMap(([set, group]) =>
  flat(group).map(({ path, token }) => ({ name: [set, ...path].join('.'), set, path, token })),
);
const names = (group: TokenGroup) => flat(group).map(({ path }) => path.join('.'));

describe('tokens.json', () => {
  it('is valid in the format of the Design Tokens Community Group', async () => {
    const filename = new URL(`file://${join(root, 'src/generated/tokens.json')}`);
    const logger = new Logger({ level: 'silent' });
    const src = read('src/generated/tokens.json');
    const parsed = await parse([{ filename, src }], { config: defineConfig({}, { logger, cwd: filename }), logger });
    const ofBrand: TokenGroup = readTokenFile(tidal, [tidal], 'tidal');
    const expected = [
      ...tokens.map(({ name, set }) => (set === 'palette' ? name.replace('palette.', '') : name)),
      ...names(ofBrand).map((name) => `tidal.${name}`),
    ];
    expect(Object.keys(parsed.tokens).sort()).toEqual(expected.sort());
    expect(at(parsed.tokens['light.color.paper'], ['$value', 'components'])).toEqual([0.9686, 0.949, 0.9176]);
    expect(parsed.tokens['light.color.paper']?.aliasOf).toBe('palette.neutral.50');
  });
});

describe('the token files', () => {
  it.each(tokens.map(({ name, token }) => [name, token.description] as const))('describe the purpose of %s', (_name, description) => {
    expect(description).toMatch(/^[A-Z].{10,}\.$/);
  });
  it('have the same names in both color schemes and in both densities', () => {
    expect(names(sets.light)).toEqual(names(sets.dark));
    expect(names(sets.comfortable)).toEqual(names(sets.compact));
  });
  it('name every color by a reference: to the palette, or to another role', () => {
    const colors = [sets.light, sets.dark].flatMap((set) => flat(set).filter(({ path }) => path[0] === 'color'));
    expect(colors.filter(({ token }) => !['palette', 'color'].includes(referenceOf(token.stated)?.[0] ?? ''))).toEqual([]);
  });
  it('use each color step of the palette for one role of one scheme, so that every brand can fill it', () => {
    const used = [sets.light, sets.dark].flatMap((set) =>
      flat(set)
        .flatMap(({ token }) => [referenceOf(token.stated)?.join('.') ?? ''])
        .filter((name) => name.startsWith('palette.')),
    );
    expect(new Set(used).size).toBe(used.length);
    const opaque = names(sets.palette).filter((name) => !/shade|black/.test(name));
    expect(opaque.filter((name) => !used.includes(name))).toEqual([]);
  });
  it.each(
    flat(sets.core)
      .filter(({ token }) => token.type === 'typography')
      .map(({ path, token }) => [path.join('.'), token] as const),
  )('state the letter spacing of %s for its font size', (_name, token) => {
    const share = referenceOf(token.extensions['com.sylvane.tracking']);
    const ratio = share ? Number(at(sets.core, [...share, 'value'])) : 0;
    const size = Number(at(token.value, ['fontSize', 'value']));
    expect(at(token.value, ['letterSpacing', 'value'])).toBeCloseTo(ratio * size, 5);
  });
  it('has steps of the space scale in percent of its unit', () => {
    for (const density of [sets.comfortable, sets.compact]) {
      const steps = flat(density).filter(({ path }) => path[0] === 'space' && path[1] !== 'step');
      const unit = Number(at(density, ['space', 'step', 'value', 'value']));
      for (const { path, token } of steps) expect(at(token.value, ['value']), path.join('.')).toBe((unit * Number(path[1])) / 100);
    }
  });
});

describe('the TypeScript tokens', () => {
  it.each(tokens.filter(({ set, token }) => set !== 'compact' && token.type !== 'typography').map((token) => [token.name, token] as const))(
    'have the value of %s',
    (_name, { set, path, token }) => {
      const scheme = { light: { color: lightRoles, elevation: elevations.light }, dark: { color: darkRoles, elevation: elevations.dark } }[
        set
      ];
      const value = String(at(scheme ?? (set === 'palette' ? { palette } : mallTokens), path));
      expect(value.replaceAll('var(--mall-palette-roles-hairline)', darkRoles.hairline)).toBe(token.css);
    },
  );
  it('have literal types', () => {
    expectTypeOf(lightRoles.paper).toEqualTypeOf<'#f7f2ea'>();
    expectTypeOf(palette.neutral[50]).toEqualTypeOf<'#f7f2ea'>();
    expectTypeOf(mallTokens.radius.card).toEqualTypeOf<'10px'>();
    expectTypeOf(mallTokens.layer.dialog).toEqualTypeOf<1300>();
  });
});

describe('tokens.css', () => {
  const css = read('src/generated/tokens.css');
  /** Returns the declarations of the first block with this selector. */
  const block = (selector: string) => {
    const content = new RegExp(`${selector.replaceAll(/[[\]]/g, '\\$&')} \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
    return new Map([...content.matchAll(/(--[\w-]+): ([^;]*);/g)].map(([, name = '', value = '']) => [name, value]));
  };
  const base = new Map([...block(':root'), ...block('[data-scheme="light"]')]);
  const blocks = {
    palette: base,
    core: base,
    comfortable: base,
    light: base,
    compact: new Map([...base, ...block('[data-density="compact"]')]),
    dark: new Map([...base, ...block('[data-scheme="dark"]')]),
  };
  const resolve = (value: string, variables: ReadonlyMap<string, string>): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => resolve(variables.get(name) ?? 'missing', variables));

  it.each(tokens.filter(({ token }) => token.type !== 'typography').map((token) => [token.name, token] as const))(
    'declares %s by its variable, through the palette',
    (_name, { set, path, token }) => {
      const variables = Object.entries(blocks).find(([name]) => name === set)?.[1] ?? base;
      expect(resolve(variables.get(variableOf(path)) ?? 'missing', variables)).toBe(token.css);
    },
  );
  it('declares color roles with the palette as their value', () => {
    expect(css).toContain('--mall-color-paper: var(--mall-palette-neutral-50);');
  });
  it('has text styles for every language', () => {
    expect(css).toMatch(
      /:root,\n {2}\[lang\] \{[^}]*--mall-typography-h1: var\(--mall-weight-regular\) var\(--mall-type-h1\) \/ var\(--mall-leading-display\)/,
    );
    expect(css).toMatch(/\[lang\|="ko"\] \{[^}]*--mall-leading-text: 1\.75;/);
  });
});

describe('scripts/generate.ts', () => {
  it('reports no difference between the generated files and their source', { timeout: 60_000 }, () => {
    expect(() => execFileSync(process.execPath, ['scripts/generate.ts', '--check'], { cwd: root })).not.toThrow();
  });
});

describe('an invalid token', () => {
  const card = { $type: 'dimension', $value: { value: 10, unit: 'px' }, $description: 'Corners of cards.' };
  const files = (token: unknown): TokenFiles => ({
    palette: {},
    core: { radius: { card: token } },
    light: {},
    dark: {},
    comfortable: {},
    compact: {},
  });
  it.each<[string, unknown, string]>([
    ['has no description', { ...card, $description: undefined }, 'core.radius.card needs a $description'],
    ['has no type', { ...card, $type: undefined }, 'core.radius.card needs a $type'],
    ['has an unsupported type', { ...card, $type: 'gradient' }, 'core.radius.card has the $type gradient, which is not supported'],
    ['has a value of another type', { ...card, $value: '10px' }, 'core.radius.card must be an object'],
    [
      'refers to a token that does not exist',
      { ...card, $value: '{radius.crad}' },
      'core.radius.card refers to radius.crad, which does not exist',
    ],
    ['refers to itself', { ...card, $value: '{radius.card}' }, 'core.radius.card refers to itself by radius.card, radius.card'],
    [
      'has a hex value that differs from its components',
      { ...card, $type: 'color', $value: { colorSpace: 'srgb', components: [1, 1, 1], hex: '#000000' } },
      'core.radius.card has hex #000000, but its components are #ffffff',
    ],
  ])('is refused with its name when it %s', (_case, token, message) => {
    expect(() => readTokens(files(token))).toThrow(message);
  });
});
