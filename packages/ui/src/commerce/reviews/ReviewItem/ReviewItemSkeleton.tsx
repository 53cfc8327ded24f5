import Skeleton from '@mui/material/Skeleton';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(4),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: `${theme.mall.size.tile} minmax(0, 1fr)`, columnGap: theme.spacing(5) },
}));

/** Reserves the space of a two-line review while the reviews load. */
export function ReviewItemSkeleton(root: RootProps<'div'>) {
  return (
    <Root {...root} aria-hidden="true">
      <div>
        <Skeleton width="60%" />
        <Skeleton width="80%" />
      </div>
      <div>
        <Skeleton width="90%" />
        <Skeleton width="70%" />
      </div>
    </Root>
  );
}
