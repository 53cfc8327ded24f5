import Skeleton from '@mui/material/Skeleton';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  padding: theme.spacing(2.5),
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.card,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3) },
  '& > .image': { width: theme.mall.size.thumbSmall, height: 'auto', aspectRatio: '4 / 5' },
}));

/** Reserves the space of a one-line order while the orders load. */
export function OrderRowSkeleton(root: RootProps<'div'>) {
  return (
    <Root {...root} aria-hidden="true">
      <Skeleton width="50%" />
      <Skeleton variant="rectangular" className="image" />
      <Skeleton width="30%" />
    </Root>
  );
}
