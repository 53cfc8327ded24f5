import { UiLink } from '@mall/ui';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${theme.mall.size.thumb}, 1fr))`,
  gap: theme.spacing(2),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& a': {
    display: 'grid',
    alignContent: 'space-between',
    gap: theme.spacing(1),
    height: '100%',
    padding: theme.spacing(2, 2.5),
    backgroundColor: theme.vars.palette.roles.sheet,
    border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
    borderRadius: theme.mall.radius.card,
  },
  '& a:hover': { borderColor: theme.vars.palette.roles.ink },
  '& .name': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
  '& .value': { ...theme.typography.subtitle1, fontVariantNumeric: 'lining-nums tabular-nums' },
  // An amount stands as large as a number.
  '& .value span': { font: 'inherit' },
}));

/** Something the account has, in words, and where more of it is seen. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly href: string;
}

/** What the account has: a tile each, which leads to its page. */
export function AccountFacts({ facts, label }: { facts: readonly Fact[]; label: string }) {
  return (
    <List aria-label={label}>
      {facts.map(({ name, value, href }) => (
        <li key={name}>
          <UiLink look="quiet" href={href}>
            <span className="name">{name}</span>
            <span className="value">{value}</span>
          </UiLink>
        </li>
      ))}
    </List>
  );
}
