import { type Theme, useTheme } from '@mui/material/styles';
import { type TokenDescription, tokenList } from '../theme/export/tokenList.ts';

// Cached: a page has a dozen tables of the same theme.
const lists = new WeakMap<Theme, readonly TokenDescription[]>();

/** Returns every token of the theme selected in the toolbar. */
export function useTokens(): readonly TokenDescription[] {
  const theme = useTheme();
  const list = lists.get(theme) ?? tokenList(theme);
  lists.set(theme, list);
  return list;
}

/** Returns the tokens of one group: those whose names start with it, such as `space` or `face.cjkSans`. */
export function useGroup(group: string): readonly TokenDescription[] {
  return useTokens().filter(({ name }) => name.startsWith(`${group}.`));
}

/** Returns the name of a token without its group: `ink` for `color.ink`. */
export const shortName = ({ name }: TokenDescription): string => name.slice(name.indexOf('.') + 1);
