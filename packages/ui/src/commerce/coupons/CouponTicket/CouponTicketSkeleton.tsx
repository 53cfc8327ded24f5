import Skeleton from '@mui/material/Skeleton';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${theme.mall.size.select} minmax(0, 1fr)`,
  height: theme.spacing(15),
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.roles.sheet,
  borderRadius: theme.mall.radius.card,
  '& > .stub': { height: 'auto' },
  '& > .words': { display: 'grid', alignContent: 'start', gap: theme.spacing(0.5), padding: theme.spacing(2) },
  '& > .words > .name': theme.typography.subtitle2,
  '& > .words > .facts': theme.typography.caption,
}));

/** Reserves the space of a coupon, including its stub, while the coupons load. */
export function CouponTicketSkeleton(root: RootProps<'div'>) {
  return (
    <Root {...root} aria-hidden="true">
      <Skeleton variant="rectangular" className="stub" />
      <div className="words">
        <Skeleton className="name" width="60%" />
        <Skeleton className="facts" width="80%" />
        <Skeleton className="facts" width="50%" />
      </div>
    </Root>
  );
}
