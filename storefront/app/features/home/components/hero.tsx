import { BannerCarousel, BannerCarouselSkeleton, CachedFragment, Container, styled, UiLink } from '@mall/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MaybePromise } from '#app/shared/await-briefly.ts';
import type { HomeData } from '../home.ts';

const Root = styled('section')(({ theme }) => ({ backgroundColor: theme.vars.palette.roles.sunken }));

// The link to the products comes first, visible on a phone too; on desktop it overlays the empty left side of the images.
const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  rowGap: theme.spacing(2.5),
  paddingBlock: theme.spacing(4, 5),
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    zIndex: theme.zIndex.appBar,
    insetBlockEnd: theme.spacing(3),
    width: '44%',
    maxWidth: theme.mall.size.formWide,
    padding: theme.spacing(5),
    borderRadius: theme.mall.radius.card,
    backgroundColor: theme.vars.palette.roles.paper,
  },
}));

// Its own stacking context.
const Stage = styled('div')({ position: 'relative', isolation: 'isolate' });

/** The line breaks are part of each language's text. */
const Headline = styled(Typography)({ whiteSpace: 'pre-line' });

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 4),
  marginBlockStart: theme.spacing(1),
}));

/**
 * Renders available data without a Suspense boundary: React hydrates boundaries when it is idle, and it is not idle while a streamed part
 * is pending. The carousel would not run until then.
 */
function Banners({ front }: { front: HomeData }) {
  const { t } = useTranslation(['home', 'common']);
  // Its space stays reserved: the shelves below show the error and a link.
  if ('failed' in front || front.banners.length === 0) return <BannerCarouselSkeleton />;
  // A banner without text links to the shop.
  const banners = front.banners.map((banner) => ({ ...banner, title: banner.title || t('mall.name', { ns: 'common' }) }));
  return <BannerCarousel label={t('hero.banners')} banners={banners} />;
}

function StreamedBanners({ front }: { front: Promise<HomeData> }) {
  return <Banners front={use(front)} />;
}

interface CoverProps {
  readonly front: MaybePromise<HomeData>;
  readonly browseHref: string;
  readonly storyHref: string;
}

/** Renders the top of the home page: the brand, the link to the products, and the season's images. */
export function Hero({ front, browseHref, storyHref }: CoverProps) {
  const { t } = useTranslation('home');
  return (
    <Root>
      <Stage>
        <Container>
          <Sheet>
            <Typography variant="overline" component="p" color="secondary">
              {t('hero.eyebrow')}
            </Typography>
            <Headline variant="h1">{t('hero.title')}</Headline>
            <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ textWrap: 'balance' }}>
              {t('hero.lead')}
            </Typography>
            <Actions>
              <Button component={Link} to={browseHref} variant="contained" size="large">
                {t('hero.browse')}
              </Button>
              <UiLink href={storyHref}>{t('hero.story')}</UiLink>
            </Actions>
          </Sheet>
        </Container>
        {front instanceof Promise ? (
          <Suspense fallback={<BannerCarouselSkeleton />}>
            <StreamedBanners front={front} />
          </Suspense>
        ) : (
          <CachedFragment name="banners" data={'failed' in front ? front : front.banners}>
            <Banners front={front} />
          </CachedFragment>
        )}
      </Stage>
    </Root>
  );
}
