import { styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';
import { allBut } from '../../theme/allBut.ts';
import type { RootProps } from '../../theme/rootProps.ts';

const Root = styled('ul', { shouldForwardProp: allBut('feature', 'across') })<{
  feature: boolean;
  across: number | 'fitting';
}>(({ theme, feature, across }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(4),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  ...(feature && { '& > li:first-of-type': { gridColumn: 'span 2' } }),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns:
      across === 'fitting' ? `repeat(auto-fill, minmax(${theme.mall.size.card}, 1fr))` : `repeat(${across}, minmax(0, 1fr))`,
    columnGap: theme.spacing(4),
    rowGap: theme.spacing(7),
    ...(feature && {
      '& > li:first-of-type': { gridRow: 'span 2', gridColumn: 'span 2' },
      // The large picture takes what its two rows leave over, so that both columns end on one line.
      '& > li:first-of-type .picture': { flex: '1 1 auto' },
    }),
  },
}));

/** Props of {@link ProductGrid}. */
export interface ProductGridProps extends RootProps<'ul'> {
  children: ReactNode;
  /** Names the list when no headline does. */
  label?: string;
  /** The first card takes two columns, and on a desk two rows, like a magazine's opening picture. @default false */
  feature?: boolean;
  /** Cards in a row on a desk, where their number is known and no row may end short. @default 'fitting' */
  across?: number | 'fitting';
}

/** Cards on the page's grid: two abreast on a phone, as many as fit or as are asked for on a desk. */
export function ProductGrid({ children, label, feature = false, across = 'fitting', ...root }: ProductGridProps) {
  return (
    <Root {...root} feature={feature} across={across} {...(label ? { 'aria-label': label } : {})}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </Root>
  );
}
