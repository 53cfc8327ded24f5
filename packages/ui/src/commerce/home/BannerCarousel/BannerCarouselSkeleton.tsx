import type { RootProps } from '../../../styles/rootProps.ts';
import { styled } from '../../../styles/styled.ts';
import { bannerStage } from './bannerStage.ts';

const Root = styled('div')(({ theme }) => ({
  '& > .image': { ...bannerStage(theme), backgroundColor: theme.vars.palette.roles.sunken },
  // On a phone the text is below the image.
  '& > .words': { minHeight: theme.spacing(13), [theme.breakpoints.up('md')]: { display: 'none' } },
}));

/** Reserves the space of a {@link BannerCarousel} while its banners load. */
export function BannerCarouselSkeleton(root: RootProps<'div'>) {
  return (
    <Root {...root} aria-hidden="true">
      <div className="image" />
      <div className="words" />
    </Root>
  );
}
