import Skeleton from '@mui/material/Skeleton';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { useTheme } from '../../../styles/useTheme.ts';
import { cardRatio } from './cardRatio.ts';

const lineHeights = { shop: '1.5em', price: '1.3em' } as const;

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(0.5),
  '& > .image': { marginBlockEnd: theme.spacing(1.5) },
}));

/** Props of {@link ProductCardSkeleton}. */
export interface ProductCardSkeletonProps extends RootProps<'div'> {
  /** The cards will show their shop. @default false */
  withShop?: boolean;
}

/** Reserves the space of a product card while its product loads. */
export function ProductCardSkeleton({ withShop = false, ...root }: ProductCardSkeletonProps) {
  const { type } = useTheme().mall;
  return (
    <Root {...root} aria-hidden="true">
      <Skeleton className="image" variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: String(cardRatio) }} />
      <Skeleton width="75%" height={`calc(${type.cardTitle} * var(--mall-leading-title))`} />
      {withShop && <Skeleton width="40%" height={lineHeights.shop} sx={{ typography: 'caption', lineHeight: 1.5 }} />}
      <Skeleton width="30%" height={lineHeights.price} sx={{ typography: 'body1' }} />
    </Root>
  );
}
