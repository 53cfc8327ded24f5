import type { Theme } from '@mui/material/styles';
import { themeFiles } from './themeFiles.ts';
import { flat, merged, readTokens, type Token, type TokenGroup } from './tokenModel.ts';
import { variableOf } from './variables.ts';

/** A token of a theme with every name that it has. */
export interface TokenDescription {
  /** Its name in the token files: `radius.card`. */
  readonly name: string;
  /** Its CSS variable: `--mall-radius-card`. */
  readonly variable: `--mall-${string}`;
  /** Its place in the theme of a component, or the constant that has it: `theme.mall.radius.card`. */
  readonly path: string;
  /** Its type in the format of the Design Tokens Community Group. */
  readonly type: string;
  /** What it is for. */
  readonly purpose: string;
  /** Its value in CSS in the light scheme. */
  readonly light: string;
  /** Its value in CSS in the dark scheme, which is the same for all but colors and shadows. */
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
 * Every token of a theme, for a table or a search: names, purpose, and the values in both schemes, in the density of the theme.
 *
 * @throws TypeError for a theme that was not made by this package.
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
