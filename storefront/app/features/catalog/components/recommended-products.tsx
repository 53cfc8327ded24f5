import { ProductCard, ProductGrid, Section } from '@mall/ui';
import { useState } from 'react';
import type { Recommended } from '../recommended.ts';

const shown = 4;

interface RecommendedProductsProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly products: readonly Recommended[];
  /** Products that the page shows already. */
  readonly without?: readonly number[];
  readonly hrefOf: (id: number) => string;
}

/** Renders recommended products; nothing when there are none. */
export function RecommendedProducts({ eyebrow, title, products, without = [], hrefOf }: RecommendedProductsProps) {
  // The gateway recommends others each time: the first ones are retained while the page is used.
  const [proposed] = useState(products);
  const others = proposed.filter(({ id }) => !without.includes(id)).slice(0, shown);
  if (others.length === 0) return null;
  return (
    <Section eyebrow={eyebrow} title={title}>
      <ProductGrid across={4}>
        {others.map(({ id, name, image, price }) => (
          <ProductCard key={id} href={hrefOf(id)} title={name} imageUrl={image} price={price} />
        ))}
      </ProductGrid>
    </Section>
  );
}
