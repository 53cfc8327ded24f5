import { type Theme, useTheme } from '@mui/material/styles';
import { type TokenDescription, tokenList } from '../theme/export/tokenList.ts';

// A page has a dozen tables of one theme.
const lists = new WeakMap<Theme, readonly TokenDescription[]>();

/** Every token of the theme that the toolbar has chosen. */
export function useTokens(): readonly TokenDescription[] {
  const theme = useTheme();
  const list = lists.get(theme) ?? tokenList(theme);
  lists.set(theme, list);
  return list;
}

/** The tokens of one group: those whose names begin with it, such as `space` or `face.cjkSans`. */
export function useGroup(group: string): readonly TokenDescription[] {
  return useTokens().filter(({ name }) => name.startsWith(`${group}.`));
}

/** The name of a token without its group: `ink` for `color.ink`. */
export const shortName = ({ name }: TokenDescription): string => name.slice(name.indexOf('.') + 1);
