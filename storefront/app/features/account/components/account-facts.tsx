import { styled, UiLink } from '@mall/ui';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

const hairline = (theme: Theme) => `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`;

const card = (theme: Theme) => ({
  backgroundColor: theme.vars.palette.roles.sheet,
  border: hairline(theme),
  borderRadius: theme.mall.radius.card,
});

// One row of tiles on desktop, however many; one per line on a phone, so that no tile is left alone in a row.
const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: theme.spacing(2),
    padding: theme.spacing(1.5, 2.5),
  },
  '& .name': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
  '& .value': { ...theme.typography.subtitle1, fontVariantNumeric: 'lining-nums tabular-nums' },
  // An amount is as large as a number.
  '& .value span': { font: 'inherit' },
  [theme.breakpoints.down('md')]: {
    ...card(theme),
    '& li + li': { borderBlockStart: hairline(theme) },
  },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(2),
    '& a': {
      ...card(theme),
      flexDirection: 'column',
      alignItems: 'start',
      gap: theme.spacing(1),
      height: '100%',
      padding: theme.spacing(2, 2.5),
    },
    '& a:hover': { borderColor: theme.vars.palette.roles.ink },
  },
}));

/** A value of the account as text, with a link to its page. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly href: string;
}

/** Renders the account's values, each linked to its page. */
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
