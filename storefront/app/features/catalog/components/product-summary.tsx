import { Eyebrow, Gallery, ShareMenu, styled, UiLink } from '@mall/ui';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../product.ts';

const Spread = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  paddingBlock: theme.spacing(3, 8),
  '& > .words': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(3), alignContent: 'start' },
  '& > .words > .quiet': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1, 4) },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: theme.spacing(10),
    paddingBlock: theme.spacing(4, 12),
    // The text stays visible next to the tall column of images.
    '& > .words': { position: 'sticky', insetBlockStart: theme.spacing(4), alignSelf: 'start' },
  },
}));

interface ProductSummaryProps {
  readonly product: Product;
  /** The product's own address, for sharing. */
  readonly href: string;
  readonly reviewsHref: string;
  /** The page of the shop that sells it. */
  readonly shopHref: string;
  /** The favorites button. */
  readonly collect: ReactNode;
  /** The purchase form. */
  readonly children: ReactNode;
}

/** Renders the images on one side, name and purchase on the other. */
export function ProductSummary({ product, href, reviewsHref, shopHref, collect, children }: ProductSummaryProps) {
  const { t } = useTranslation('catalog');
  const { name, images, film, reviewCount } = product;
  const [cover] = images;
  return (
    <Spread>
      <Gallery
        label={name}
        images={images.map((src, index) => ({ src, alt: index === 0 ? name : t('product.imageAlt', { name, number: index + 1 }) }))}
        {...(film !== undefined && {
          video: { src: film, label: t('product.film', { name }), ...(cover !== undefined && { poster: cover }) },
        })}
      />
      <div className="words">
        <div>
          <Eyebrow>{t('product.eyebrow', { brand: product.brand, productClass: product.productClass.name })}</Eyebrow>
          <Typography variant="h1">{name}</Typography>
        </div>
        <Typography variant="subtitle1" component="p" color="textSecondary">
          {product.subtitle}
        </Typography>
        {children}
        <div className="quiet">
          {collect}
          <ShareMenu url={href} title={name} />
          {reviewCount > 0 && <UiLink href={reviewsHref}>{t('product.reviews', { count: reviewCount })}</UiLink>}
        </div>
        <Typography variant="body2" color="textSecondary">
          {t('product.soldBy', { shop: product.shop.name, count: product.sold })} <UiLink href={shopHref}>{t('product.toShop')}</UiLink>
        </Typography>
      </div>
    </Spread>
  );
}
