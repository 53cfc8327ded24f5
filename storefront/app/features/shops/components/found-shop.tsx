import { ShopCard } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { FoundShop } from '../store.ts';
import { storeHref } from '../store-query.ts';
import { useFollow } from '../use-follow.tsx';

interface FoundShopCardProps {
  readonly shop: FoundShop;
  /** The address that follow requests are submitted to. */
  readonly action: string;
  readonly idempotencyKey: string;
}

/** Renders a found shop with a follow button. */
export function FoundShopCard({ shop, action, idempotencyKey }: FoundShopCardProps) {
  const { t } = useTranslation('shops');
  const { province, city } = shop;
  const { props, refusal } = useFollow(shop, action, idempotencyKey);
  return (
    <div>
      <ShopCard
        level={2}
        href={storeHref(shop.id)}
        name={shop.name}
        {...(shop.logo && { logoUrl: shop.logo })}
        place={city === province ? city : t('list.place', { province, city })}
        productCount={shop.onSale}
        {...props}
      />
      {refusal}
    </div>
  );
}
