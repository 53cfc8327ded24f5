import Skeleton from '@mui/material/Skeleton';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { shopCardBox } from './shopCardBox.ts';

const Root = styled('div')(({ theme }) => ({
  ...shopCardBox(theme),
  backgroundColor: 'transparent',
  '& > .who > .logo': { width: '100%', height: 'auto', aspectRatio: '1', borderRadius: theme.mall.radius.pill },
  '& > .goods > .product': { width: '100%', height: 'auto', aspectRatio: '4 / 5' },
  '& > .who > .words': { display: 'grid', gap: theme.spacing(0.5) },
  '& > .who > .words > .name': { ...theme.typography.h4, height: 'calc(1em * var(--mall-leading-title))' },
  '& > .who > .words > .facts': { ...theme.typography.caption, height: '1.5em' },
  '& > .foot': { width: '40%', height: theme.mall.size.targetSmall },
}));

/** Reserves the space of a shop card with products while the shops load. */
export function ShopCardSkeleton(root: RootProps<'div'>) {
  return (
    <Root {...root} aria-hidden="true">
      <div className="who">
        <Skeleton variant="rectangular" className="logo" />
        <div className="words">
          <Skeleton className="name" width="60%" />
          <Skeleton className="facts" width="80%" />
        </div>
      </div>
      <div className="goods">
        {[0, 1, 2].map((at) => (
          <Skeleton key={at} variant="rectangular" className="product" />
        ))}
      </div>
      <Skeleton variant="rectangular" className="foot" />
    </Root>
  );
}
