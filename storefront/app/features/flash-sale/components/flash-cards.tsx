import { FlashSaleCard, ProductGrid } from '@mall/ui';
import type { FlashItem } from '../flash-sale.ts';

// A quarter of the page's column; half the width on a phone.
const sizes = '(min-width: 1312px) 288px, (min-width: 900px) 23vw, 50vw';

interface FlashCardsProps {
  readonly items: readonly FlashItem[];
  readonly hrefOf: (item: FlashItem) => string;
  /** True to show the selling shop on each card. @default false */
  readonly withShop?: boolean;
  /** The number of cards above the fold, whose images are fetched first. @default 0 */
  readonly first?: number;
}

/** Renders products of a flash sale in a grid. */
export function FlashCards({ items, hrefOf, withShop = false, first = 0 }: FlashCardsProps) {
  return (
    <ProductGrid across={4}>
      {items.map((item, index) => (
        <FlashSaleCard
          key={item.id}
          href={hrefOf(item)}
          title={item.name}
          imageUrl={item.image}
          {...(withShop && { shopName: item.shopName })}
          {...(item.variant !== '' && { variant: item.variant })}
          price={item.price}
          was={item.ordinaryPrice}
          left={item.left}
          total={item.total}
          state={item.state}
          sizes={sizes}
          priority={index < first}
        />
      ))}
    </ProductGrid>
  );
}
