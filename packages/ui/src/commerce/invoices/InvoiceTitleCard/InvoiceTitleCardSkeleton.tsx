import Skeleton from '@mui/material/Skeleton';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { useTheme } from '../../../styles/useTheme.ts';
import { invoiceTitleBox } from './invoiceTitleBox.ts';

const Root = styled('div')(({ theme }) => ({
  ...invoiceTitleBox(theme),
  '& .name, & .line': { height: '1lh' },
}));

/** Reserves the space of an editable invoice title while the titles load. */
export function InvoiceTitleCardSkeleton(root: RootProps<'div'>) {
  const { size } = useTheme().mall;
  return (
    <Root {...root} aria-hidden="true">
      <Skeleton className="name" width="60%" />
      <Skeleton className="line" width="80%" />
      <div className="actions">
        <Skeleton variant="rectangular" width={size.select} height={size.targetSmall} />
      </div>
    </Root>
  );
}
