import Skeleton from '@mui/material/Skeleton';
import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';

/** Props of {@link GallerySkeleton}. */
export interface GallerySkeletonProps extends RootProps<'div'> {
  /** Aspect ratio (width / height) of the large image. @default 1 */
  ratio?: number;
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > .thumbs': { height: theme.spacing(3), [theme.breakpoints.up('md')]: { height: theme.mall.size.thumbSmall } },
}));

/** Reserves the space of a gallery with several images while its product loads. */
export function GallerySkeleton({ ratio = 1, ...root }: GallerySkeletonProps) {
  return (
    <Root {...root} aria-hidden="true">
      <Skeleton variant="rectangular" width="100%" height="auto" sx={{ aspectRatio: String(ratio) }} />
      <div className="thumbs" />
    </Root>
  );
}
