import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { flat, readTokenSource, tokenSets } from '../../scripts/tokens/model.ts';
import { createMallTheme, darkRoles, lightRoles, mallTokens } from './index.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const json = (file: string): Record<string, unknown> => JSON.parse(read(file));
/** The value at a path of names. */
const at = (node: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined), node);

const sets = tokenSets(readTokenSource());
const tokens = Object.entries(sets).flatMap(([set, group]) =>
  flat(group).map(({ path, token }) => ({ name: [set, ...path].join('.'), set, path, token })),
);

describe('tokens.json', () => {
  it('is valid in the format of the Design Tokens Community Group', async () => {
    const filename = new URL(`file://${join(root, 'src/theme/tokens.json')}`);
    const logger = new Logger({ level: 'silent' });
    const parsed = await parse([{ filename, src: read('src/theme/tokens.json') }], {
      config: defineConfig({}, { logger, cwd: filename }),
      logger,
    });
    expect(Object.keys(parsed.tokens).sort()).toEqual(tokens.map(({ name }) => name).sort());
  });
  it.each(tokens.map(({ name, token }) => [name, token.description] as const))('describes the purpose of %s', (_name, description) => {
    expect(description).toMatch(/^[A-Z].{10,}\.$/);
  });
  it('has the same roles in both color schemes', () => {
    expect(flat(sets.light).map(({ path }) => path.join('.'))).toEqual(flat(sets.dark).map(({ path }) => path.join('.')));
  });
});

describe('the TypeScript tokens', () => {
  it.each(tokens.filter(({ set }) => set !== 'compact').map((token) => [token.name, token] as const))(
    'have the value of %s',
    (_name, { set, path, token }) => {
      const source = { light: { color: lightRoles }, dark: { color: darkRoles } }[set] ?? mallTokens;
      expect(String(at(source, path))).toBe(token.css);
    },
  );
});

describe('tokens.css', () => {
  const css = read('src/generated/tokens.css');
  it('declares every token', () => {
    for (const { name, token } of tokens) expect(css, name).toContain(`: ${token.css};`);
  });
  it('names colors as the theme does', () => {
    const { paper } = createMallTheme().vars?.palette.roles ?? {};
    expect(paper).toBe(`var(--mall-palette-roles-paper, ${lightRoles.paper})`);
    expect(css).toContain(`--mall-palette-roles-paper: ${lightRoles.paper};`);
  });
});

describe('tokens.studio.json', () => {
  const studio = json('src/generated/tokens.studio.json');
  it('has colors and sizes as texts, which Tokens Studio and Penpot read', () => {
    expect(at(studio, ['light', 'color', 'paper', '$value'])).toBe('#f7f2ea');
    expect(at(studio, ['light', 'color', 'scrim', '$value'])).toBe('#26231d7a');
    expect(at(studio, ['core', 'radius', 'card', '$value'])).toBe('10px');
    expect(at(studio, ['core', 'type', 'h1', '$value'])).toBe('4.25rem');
    expect(at(studio, ['core', 'face', 'text'])).toMatchObject({ $type: 'fontFamilies', $value: expect.stringMatching(/^Sylvane Text, /) });
  });
  it('combines the sets to themes of a scheme and a density', () => {
    expect(at(studio, ['$themes'])).toHaveLength(4);
    expect(at(studio, ['$metadata', 'tokenSetOrder'])).toEqual(Object.keys(sets));
  });
});

describe('scripts/generate.ts', () => {
  it('finds that no generated file differs from its source', () => {
    expect(() => execFileSync(process.execPath, ['scripts/generate.ts', '--check'], { cwd: root })).not.toThrow();
  });
});

describe('a token that is not valid', () => {
  const set = { $description: 'A set.' };
  const file = (token: unknown) => ({ core: { ...set, radius: { card: token } }, light: set, dark: set, comfortable: set, compact: set });
  const card = { $type: 'dimension', $value: { value: 10, unit: 'px' }, $description: 'Corners of cards.' };
  it.each<[string, unknown, string]>([
    ['has no purpose', { ...card, $description: undefined }, 'core.radius.card needs a $description'],
    ['has a type that we do not use', { ...card, $type: 'gradient' }, 'core.radius.card has the $type gradient, which is not supported'],
    ['has a value of another type', { ...card, $value: '10px' }, 'core.radius.card must be an object'],
    [
      'has a hex that is not its color',
      { ...card, $type: 'color', $value: { colorSpace: 'srgb', components: [1, 1, 1], hex: '#000000' } },
      'core.radius.card has hex #000000, but its components are #ffffff',
    ],
  ])('is refused by its name when it %s', (_case, token, message) => {
    expect(() => tokenSets(file(token))).toThrow(message);
  });
});
