import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { RootProps } from '../../theme/rootProps.ts';

const Box = styled(Skeleton)(({ theme }) => ({
  height: theme.spacing(15),
  borderRadius: theme.mall.radius.card,
  transform: 'none',
}));

/** The box of a coupon while the coupons are on the way. */
export function CouponTicketSkeleton(root: RootProps<'span'>) {
  return <Box {...root} variant="rectangular" aria-hidden="true" />;
}
