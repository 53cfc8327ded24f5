import type { Theme } from '@mui/material/styles';
import { themeFiles } from './themeFiles.ts';
import { flat, merged, readTokens, type Token, type TokenGroup } from './tokenModel.ts';
import { variableOf } from './variables.ts';

/** A token of a theme with all its names. */
export interface TokenDescription {
  /** Name in the token files: `radius.card`. */
  readonly name: string;
  /** CSS variable: `--mall-radius-card`. */
  readonly variable: `--mall-${string}`;
  /** Path in the theme of a component, or the constant that contains it: `theme.mall.radius.card`. */
  readonly path: string;
  /** Type in the format of the Design Tokens Community Group. */
  readonly type: string;
  /** Purpose of the token. */
  readonly purpose: string;
  /** CSS value in the light scheme. */
  readonly light: string;
  /** CSS value in the dark scheme, which differs only for colors and shadows. */
  readonly dark: string;
}

const identifier = /^[A-Za-z_$][\w$]*$/;
const access = (names: readonly string[]) =>
  names.map((name) => (identifier.test(name) ? `.${name}` : `[${/^\d+$/.test(name) ? name : `'${name}'`}]`)).join('');

function pathOf(path: readonly string[]): string {
  const [group, ...names] = path;
  if (group === 'color') return `theme.vars.palette.roles${access(names)}`;
  if (group === 'palette') return `palette${access(names)}`;
  return group === 'typography' ? `theme.typography${access(names)}` : `theme.mall${access(path)}`;
}

/**
 * Returns every token of a theme, for a table or a search: names, purpose, and the values in both schemes, in the density of the theme.
 *
 * @throws TypeError for a theme that was not created by this package.
 */
export function tokenList(theme: Theme): readonly TokenDescription[] {
  const { files, density } = themeFiles(theme);
  const sets = readTokens(files);
  const values = (nodes: TokenGroup): Readonly<Record<string, Token>> =>
    Object.fromEntries(flat(nodes).map(({ path, token }) => [path.join('.'), token]));
  const dark = values(sets.dark);
  const all = [sets.light, sets[density], sets.core, sets.palette].reduce<TokenGroup>((before, set) => merged(before, set), {});
  return flat(all).map(({ path, token }) => {
    const name = path.join('.');
    const { type, description: purpose, css } = token;
    return { name, variable: variableOf(path), path: pathOf(path), type, purpose, light: css, dark: dark[name]?.css ?? css };
  });
}
