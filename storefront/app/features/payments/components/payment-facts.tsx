import { Price, styled } from '@mall/ui';
import type { ReactNode } from 'react';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  paddingBlock: theme.spacing(3),
  borderBlock: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: theme.spacing(0.5, 3) },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.roles.inkSoft },
  '& dd': { ...theme.typography.body2, margin: 0, overflowWrap: 'anywhere' },
}));

/** A label with its value; `money` is printed as a price. */
export type Fact = { readonly name: string } & ({ readonly text: ReactNode } | { readonly money: string });

/** Renders the details of a payment, one per line. */
export function PaymentFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>{'money' in fact ? <Price value={fact.money} size="large" /> : fact.text}</dd>
        </div>
      ))}
    </List>
  );
}
