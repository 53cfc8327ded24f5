import type { ReactNode } from 'react';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';

/** Props of {@link Columns}. */
export interface ColumnsProps extends RootProps<'div'> {
  /** Content next to the main content on desktop, and above it on a phone. */
  side: ReactNode;
  /** The main content. */
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
      // On a low screen it scrolls with the page, because a column that is cut off in the middle looks broken.
      [`@media (min-height: ${theme.mall.size.tallScreen})`]: {
        position: 'sticky',
        insetBlockStart: theme.spacing(3),
        maxHeight: `calc(100dvh - ${theme.spacing(6)})`,
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        // Room for the focus ring, which the column's own scroll box would cut off.
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

/** Shows a narrow column next to the main content; where the screen is tall enough it is sticky. */
export function Columns({ side, children, ...root }: ColumnsProps) {
  return (
    <Root {...root}>
      <div className="side">{side}</div>
      <div className="matter">{children}</div>
    </Root>
  );
}
