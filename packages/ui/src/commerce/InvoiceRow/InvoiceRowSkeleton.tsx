import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { RootProps } from '../../theme/rootProps.ts';
import { mallTokens } from '../../theme/tokens.ts';
import { invoiceRowBox } from './invoiceRowBox.ts';

const { amount, select, targetSmall, tile } = mallTokens.size;

const Root = styled('div')(({ theme }) => ({
  ...invoiceRowBox(theme),
  '& .words .MuiSkeleton-root, & .price': { height: '1lh' },
  '& .action': { borderRadius: theme.mall.radius.pill },
}));

/** The box of an order that an invoice can be asked for while the orders are on the way. */
export function InvoiceRowSkeleton(root: RootProps<'div'>) {
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
