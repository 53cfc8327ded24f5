import Skeleton from '@mui/material/Skeleton';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { useTheme } from '../../../styles/useTheme.ts';
import { ledgerBox } from './ledgerBox.ts';

const Root = styled('div')(({ theme }) => ({
  ...ledgerBox(theme),
  '& .what': { ...theme.typography.body2, height: '1lh' },
  '& > div > .more': { ...theme.typography.caption, height: '1lh' },
}));

/** Reserves the space of a ledger row while the rows load. */
export function LedgerRowSkeleton(root: RootProps<'div'>) {
  const { size } = useTheme().mall;
  return (
    <Root {...root} aria-hidden="true">
      <div>
        <Skeleton className="what" width="50%" />
        <Skeleton className="more" width="35%" />
      </div>
      <div className="sums">
        <Skeleton className="what" width={size.amount} />
      </div>
    </Root>
  );
}
