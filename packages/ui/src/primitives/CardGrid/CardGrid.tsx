import { Children, type ReactNode } from 'react';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';

/** Props of {@link CardGrid}. */
export interface CardGridProps extends RootProps<'ul'> {
  /** Cards, each of them an item of the grid. */
  children: ReactNode;
  /** Accessible name of the list when there is no heading. */
  label?: string;
}

const Root = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${theme.mall.size.cardWide}), 1fr))`,
  gap: theme.spacing(2),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  // Cards in a row have the same height.
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.up('md')]: { gap: theme.spacing(3) },
}));

/** Shows cards without images (shops, coupons, addresses) on the page grid: one column on a phone, as many as fit on desktop. */
export function CardGrid({ children, label, ...root }: CardGridProps) {
  return (
    <Root {...root} {...(label ? { 'aria-label': label } : {})}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </Root>
  );
}
