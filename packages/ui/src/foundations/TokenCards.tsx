import type { ReactNode } from 'react';
import { styled } from '../styles/styled.ts';
import type { TokenDescription } from '../theme/export/tokenList.ts';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${theme.mall.size.tile}), 1fr))`,
  gap: theme.spacing(3),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  color: theme.vars.palette.roles.ink,
  '& li': { display: 'grid', gap: theme.spacing(0.5), alignContent: 'start', margin: 0, minWidth: 0 },
  '& code': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft, overflowWrap: 'anywhere' },
  '& .measure': { height: theme.spacing(2), maxWidth: '100%', backgroundColor: theme.vars.palette.roles.primary },
  '& .tile': {
    height: theme.spacing(9),
    marginBlockEnd: theme.spacing(1),
    backgroundColor: theme.vars.palette.roles.sheet,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
  },
  '& .line': { width: '100%', backgroundColor: theme.vars.palette.roles.ink },
  '& .scale': { display: 'block', backgroundColor: theme.vars.palette.roles.sunken, marginBlockEnd: theme.spacing(1) },
  '& .scale > span': { display: 'block', height: theme.spacing(2), backgroundColor: theme.vars.palette.roles.primary },
}));

interface TokenCardsProps {
  tokens: readonly TokenDescription[];
  /** Renders a preview of a value. */
  show?: (value: string) => ReactNode;
}

/** Shows tokens of one kind, each with a preview, its value, its CSS variable and its purpose. */
export function TokenCards({ tokens, show }: TokenCardsProps) {
  return (
    <List>
      {tokens.map((token) => (
        <li key={token.name}>
          {show?.(token.light)}
          <b>{token.name}</b>
          <code>{token.light}</code>
          <code>{token.variable}</code>
          <span>{token.purpose}</span>
        </li>
      ))}
    </List>
  );
}
