import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${theme.mall.size.tile}), 1fr))`,
  gap: theme.spacing(3),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  color: theme.vars.palette.roles.ink,
  '& li': { display: 'grid', gap: theme.spacing(0.5), alignContent: 'start', margin: 0 },
  '& code': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft, overflowWrap: 'anywhere' },
  '& .measure': { height: theme.spacing(2), backgroundColor: theme.vars.palette.roles.primary },
  '& .tile': {
    height: theme.spacing(9),
    marginBlockEnd: theme.spacing(1),
    backgroundColor: theme.vars.palette.roles.sheet,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
  },
  '& .line': { width: '100%', backgroundColor: theme.vars.palette.roles.ink },
  '& .mover': {
    width: theme.spacing(4),
    height: theme.spacing(4),
    borderRadius: theme.mall.radius.pill,
    backgroundColor: theme.vars.palette.roles.accent,
    transitionProperty: 'translate',
    transitionTimingFunction: theme.mall.motion.ease,
  },
  '& li:hover .mover': { translate: `${theme.spacing(12)} 0` },
}));

interface TokenListProps {
  values: Readonly<Record<string, string | number>>;
  purposes?: Readonly<Record<string, string>>;
  /** Draws a value. */
  show?: (value: string) => ReactNode;
}

/** Tokens of one kind, each with its value, its purpose and a picture of it. */
export function TokenList({ values, purposes = {}, show }: TokenListProps) {
  return (
    <List>
      {Object.entries(values).map(([name, value]) => (
        <li key={name}>
          {show?.(String(value))}
          <b>{name}</b>
          <code>{value}</code>
          {purposes[name] && <span>{purposes[name]}</span>}
        </li>
      ))}
    </List>
  );
}
