import { Eyebrow } from '@mall/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../product.ts';
import { ProductGallery } from './product-gallery.tsx';

const Spread = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  paddingBlock: theme.spacing(3, 8),
  '& .words': { display: 'grid', gap: theme.spacing(3), alignContent: 'start' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: theme.spacing(10),
    paddingBlock: theme.spacing(4, 12),
    // The words stay in sight beside the tall column of pictures.
    '& .words': { position: 'sticky', insetBlockStart: theme.spacing(4), alignSelf: 'start' },
  },
}));

/** Pictures on one side, name and purchase on the other. */
export function ProductSummary({ product, children }: { product: Product; children: ReactNode }) {
  const { t } = useTranslation('catalog');
  return (
    <Spread>
      <ProductGallery name={product.name} pictures={product.pictures} />
      <div className="words">
        <div>
          <Eyebrow>{t('product.eyebrow', { brand: product.brand, productClass: product.productClass.name })}</Eyebrow>
          <Typography variant="h1">{product.name}</Typography>
        </div>
        <Typography variant="subtitle1" component="p" color="textSecondary">
          {product.subtitle}
        </Typography>
        {children}
        <Typography variant="body2" color="textSecondary">
          {t('product.soldBy', { shop: product.shop.name, count: product.sold })}
        </Typography>
      </div>
    </Spread>
  );
}
