import { Children, type ReactNode } from 'react';
import { forwardPropsExcept } from '../../../styles/forwardPropsExcept.ts';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';

const Root = styled('ul', { shouldForwardProp: forwardPropsExcept('feature', 'across') })<{
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
      // The large image fills the remaining height of its two rows, so that both columns have the same height.
      '& > li:first-of-type .image': { flex: '1 1 auto' },
    }),
  },
}));

/** Props of {@link ProductGrid}. */
export interface ProductGridProps extends RootProps<'ul'> {
  /** Product cards, or their skeletons. */
  children: ReactNode;
  /** Accessible name of the list when there is no heading. */
  label?: string;
  /** The first card takes two columns, and two rows on desktop. @default false */
  feature?: boolean;
  /**
   * Number of columns on desktop; set it when no row must be incomplete.
   * @default 'fitting'
   * @since 0.2.0
   */
  across?: number | 'fitting';
}

/** Shows cards on the page grid: two columns on a phone; on desktop as many as fit, or `across`. */
export function ProductGrid({ children, label, feature = false, across = 'fitting', ...root }: ProductGridProps) {
  return (
    <Root {...root} feature={feature} across={across} {...(label ? { 'aria-label': label } : {})}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </Root>
  );
}
