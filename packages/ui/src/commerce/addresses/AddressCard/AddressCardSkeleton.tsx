import Skeleton from '@mui/material/Skeleton';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2.5),
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.card,
}));

/** Reserves the space of an address card while the addresses load. */
export function AddressCardSkeleton(root: RootProps<'div'>) {
  return (
    <Root {...root} aria-hidden="true">
      <Skeleton width="60%" />
      <Skeleton width="80%" />
      <Skeleton width="70%" />
    </Root>
  );
}
