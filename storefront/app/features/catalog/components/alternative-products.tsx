import { Container, ProductCard, ProductGrid, styled } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recommended } from '../recommended.ts';

const maxProducts = 2;

const Spread = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  alignItems: 'center',
  paddingBlock: theme.spacing(8),
  '& > .words': { display: 'grid', justifyItems: 'start', rowGap: theme.spacing(3) },
  '& h2': { marginBlockEnd: theme.spacing(3) },
  [theme.breakpoints.up('md')]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    paddingBlock: theme.spacing(12),
    // Every second image is offset downwards.
    '& li:nth-of-type(even)': { marginBlockStart: theme.spacing(8) },
  },
}));

interface GoodsInsteadProps {
  readonly products: readonly Recommended[];
  readonly hrefOf: (id: number) => string;
  /** The message about the missing content. */
  readonly children: ReactNode;
}

/** Renders a message about missing content, and other products, if there are any. */
export function AlternativeProducts({ products, hrefOf, children }: GoodsInsteadProps) {
  const { t } = useTranslation('catalog');
  // The gateway recommends others each time: the first ones are retained while the page is used.
  const [proposed] = useState(products);
  return (
    <Spread>
      <div className="words">{children}</div>
      {proposed.length > 0 && (
        <section aria-labelledby="goods-instead">
          <Typography id="goods-instead" variant="h4" component="h2">
            {t('gone.instead')}
          </Typography>
          <ProductGrid across={maxProducts}>
            {proposed.slice(0, maxProducts).map(({ id, name, image, price }) => (
              <ProductCard key={id} href={hrefOf(id)} title={name} imageUrl={image} price={price} />
            ))}
          </ProductGrid>
        </section>
      )}
    </Spread>
  );
}
