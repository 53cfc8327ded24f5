import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';

/** Props of {@link Columns}. */
export interface ColumnsProps extends RootProps<'div'> {
  /** What stands beside the page's matter on a desk, and above it on a phone. */
  side: ReactNode;
  children: ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  '& > .side': {
    minWidth: 0,
    [theme.breakpoints.up('md')]: {
      alignSelf: 'start',
      // On a low screen it goes with the page: a column cut off in its middle looks broken.
      [`@media (min-height: ${theme.mall.size.tallScreen})`]: {
        position: 'sticky',
        insetBlockStart: theme.spacing(3),
        maxHeight: `calc(100dvh - ${theme.spacing(6)})`,
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        // Room for the focus ring, which an own scroll box would cut off.
        padding: theme.spacing(0.5),
        margin: theme.spacing(-0.5),
      },
    },
  },
  '& > .matter': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: theme.spacing(3) },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `${theme.mall.size.tile} minmax(0, 1fr)`,
    columnGap: theme.spacing(8),
  },
}));

/** A narrow column beside the page's matter: where the screen is tall enough it stays in sight while the matter scrolls. */
export function Columns({ side, children, ...root }: ColumnsProps) {
  return (
    <Root {...root}>
      <div className="side">{side}</div>
      <div className="matter">{children}</div>
    </Root>
  );
}
