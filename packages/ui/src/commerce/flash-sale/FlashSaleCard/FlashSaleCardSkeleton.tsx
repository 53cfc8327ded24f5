import Skeleton from '@mui/material/Skeleton';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { useTheme } from '../../../styles/useTheme.ts';
import { cardRatio } from '../../catalog/ProductCard/cardRatio.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(0.75),
  '& > .image': { marginBlockEnd: theme.spacing(1.5) },
  '& > .foot': { display: 'grid', gap: theme.spacing(2), paddingBlockStart: theme.spacing(0.75) },
  '& > .foot > .stock': { display: 'grid', gap: theme.spacing(0.75) },
}));

/** Reserves the space of a flash-sale card while its product loads. */
export function FlashSaleCardSkeleton(root: RootProps<'div'>) {
  const {
    mall: { size, type },
    spacing,
  } = useTheme();
  return (
    <Root {...root} aria-hidden="true">
      <Skeleton className="image" variant="rectangular" width="100%" height="auto" sx={{ aspectRatio: String(cardRatio) }} />
      <Skeleton width="75%" height={`calc(${type.cardTitle} * var(--mall-leading-title))`} />
      <Skeleton width="25%" height="1.5em" sx={{ typography: 'caption', lineHeight: 1.5 }} />
      <Skeleton width="40%" height="1.5em" sx={{ typography: 'caption', lineHeight: 1.5 }} />
      <Skeleton width="55%" height="1.3em" sx={{ typography: 'h3', lineHeight: 1.3 }} />
      <div className="foot">
        <div className="stock">
          <Skeleton variant="rectangular" width="100%" height={spacing(0.5)} />
          <Skeleton width="45%" height="1.5em" sx={{ typography: 'caption', lineHeight: 1.5 }} />
        </div>
        <Skeleton variant="rectangular" width="100%" height={size.target} />
      </div>
    </Root>
  );
}
