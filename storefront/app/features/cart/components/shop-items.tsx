import { CartGroup, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CartShop, SkuChoice } from '../cart.ts';
import { cartFields, writeIntent } from '../cart-form.ts';
import type { CartFormState } from '../use-cart-form.ts';
import { CartItemLine } from './cart-item-line.tsx';

const Root = styled('div')({
  // The shop's box needs JavaScript; without it a button does the same.
  '@media (scripting: none)': { '& section > header > label': { display: 'none' } },
  '@media (scripting: enabled)': { '& section > header .select-all': { display: 'none' } },
});

interface ShopItemsProps {
  readonly shop: CartShop;
  readonly state: CartFormState;
  readonly choice: SkuChoice | undefined;
  readonly hrefs: { readonly shop: string; readonly coupons: string; readonly product: (id: number) => string };
}

/** Renders the items of one shop, with a box that selects them all. */
export function ShopItems({ shop, state, choice, hrefs }: ShopItemsProps) {
  const { t } = useTranslation('cart');
  const allSelected = shop.items.every(state.isSelected);
  return (
    <Root>
      <CartGroup
        shopName={shop.name}
        shopHref={hrefs.shop}
        selection={{ checked: allSelected, onChange: (selected) => state.select(shop.items, selected) }}
        action={
          <>
            <Button
              className="select-all"
              type="submit"
              variant="text"
              size="small"
              name={cartFields.intent}
              value={writeIntent({ kind: 'shop', id: shop.id })}
            >
              {t(allSelected ? 'deselectShop' : 'selectShop')}
            </Button>
            <Button
              component={Link}
              to={hrefs.coupons}
              preventScrollReset
              variant="text"
              size="small"
              aria-label={t('coupons.of', { shop: shop.name })}
            >
              {t('coupons.show')}
            </Button>
          </>
        }
      >
        {shop.items.map((item) => (
          <CartItemLine
            key={item.id}
            item={item}
            shopId={shop.id}
            state={state}
            href={hrefs.product(item.productId)}
            skus={choice?.itemId === item.id ? choice.skus : undefined}
          />
        ))}
      </CartGroup>
    </Root>
  );
}
