import { CardGrid, ShopCard } from '@mall/ui';
import { useSubmit } from 'react-router-dom';
import { favoriteField } from '../favorite-intent.ts';
import type { FavoriteShop } from '../favorites.ts';

interface FavoriteShopsProps {
  readonly shops: readonly FavoriteShop[];
  readonly label: string;
  readonly hrefs: { readonly page: string; readonly shop: (id: number) => string; readonly product: (id: number) => string };
}

/** Renders the followed shops with their best-selling products and an unfollow button. */
export function FavoriteShops({ shops, label, hrefs }: FavoriteShopsProps) {
  const submit = useSubmit();
  return (
    <CardGrid label={label}>
      {shops.map(({ id, shopId, name, logo, followers, products }) => {
        const fields = { [favoriteField]: String(id) };
        return (
          <ShopCard
            key={id}
            level={2}
            href={hrefs.shop(shopId)}
            {...{ name, followers }}
            {...(logo && { logoUrl: logo })}
            products={products.map((product) => ({
              href: hrefs.product(product.id),
              title: product.name,
              imageUrl: product.image,
            }))}
            follow={{ followed: true, action: hrefs.page, fields }}
            onFollow={() => void submit(fields, { method: 'post', action: hrefs.page, preventScrollReset: true })}
          />
        );
      })}
    </CardGrid>
  );
}
