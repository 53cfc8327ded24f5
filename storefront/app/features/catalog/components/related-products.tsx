import { ProductCard, ProductGrid, Section } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { Product } from '../product.ts';

const shown = 4;

interface RelatedProductsProps {
  readonly products: Product['related'];
  readonly hrefOf: (id: number) => string;
}

/** Renders related products. */
export function RelatedProducts({ products, hrefOf }: RelatedProductsProps) {
  const { t } = useTranslation('catalog');
  if (products.length === 0) return null;
  return (
    <Section eyebrow={t('product.relatedEyebrow')} title={t('product.related')}>
      <ProductGrid across={4}>
        {products.slice(0, shown).map(({ id, name, image, price }) => (
          <ProductCard key={id} href={hrefOf(id)} title={name} imageUrl={image} price={price} />
        ))}
      </ProductGrid>
    </Section>
  );
}
