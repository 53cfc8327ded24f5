import { styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';

const Root = styled('ul', { shouldForwardProp: (name) => name !== 'feature' })<{ feature: boolean }>(({ theme, feature }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(4),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `repeat(auto-fill, minmax(${theme.mall.size.card}, 1fr))`,
    columnGap: theme.spacing(4),
    rowGap: theme.spacing(7),
    ...(feature && {
      '& > li:first-of-type': { gridColumn: 'span 2', gridRow: 'span 2' },
      // The large picture takes what its two rows leave over, so that both columns end on one line.
      '& > li:first-of-type .picture': { flex: '1 1 auto' },
    }),
  },
}));

/** Props of {@link ProductGrid}. */
export interface ProductGridProps {
  children: ReactNode;
  /** Names the list when no headline does. */
  label?: string;
  /** On a desk the first card takes two columns and two rows, like a magazine's opening picture. @default false */
  feature?: boolean;
}

/** Cards on the page's grid: two abreast on a phone, as many as fit on a desk. */
export function ProductGrid({ children, label, feature = false }: ProductGridProps) {
  return (
    <Root feature={feature} {...(label ? { 'aria-label': label } : {})}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </Root>
  );
}
