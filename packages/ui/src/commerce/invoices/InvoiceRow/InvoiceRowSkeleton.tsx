import Skeleton from '@mui/material/Skeleton';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { useTheme } from '../../../styles/useTheme.ts';
import { invoiceRowBox } from './invoiceRowBox.ts';

const Root = styled('div')(({ theme }) => ({
  ...invoiceRowBox(theme),
  '& .words .MuiSkeleton-root, & .price': { height: '1lh' },
  '& > .end > .action': { borderRadius: theme.mall.radius.pill },
}));

/** Reserves the space of an order without an invoice while the orders load. */
export function InvoiceRowSkeleton(root: RootProps<'div'>) {
  const { amount, select, targetSmall, tile } = useTheme().mall.size;
  return (
    <Root {...root} aria-hidden="true">
      <div className="words">
        <Skeleton className="number" width={tile} />
        <Skeleton className="more" width={amount} />
      </div>
      <div className="end">
        <Skeleton className="price" width={amount} />
        <Skeleton variant="rectangular" className="action" width={select} height={targetSmall} />
      </div>
    </Root>
  );
}
