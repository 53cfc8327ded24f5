import { CartGroup } from '@mall/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { CartShop } from '../cart.ts';
import { cartFields, writeIntent } from '../cart-form.ts';
import type { CartFormState } from '../use-cart-form.ts';
import { CartItemLine } from './cart-item-line.tsx';

const Root = styled('div')({
  // The shop's box needs the script; without it a button does the same.
  '@media (scripting: none)': { '& section > header > label': { display: 'none' } },
  '@media (scripting: enabled)': { '& section > header > button': { display: 'none' } },
});

interface ShopItemsProps {
  readonly shop: CartShop;
  readonly state: CartFormState;
  readonly href: string;
  readonly productHref: (id: number) => string;
}

/** The items of one shop, with the box that ticks them all. */
export function ShopItems({ shop, state, href, productHref }: ShopItemsProps) {
  const { t } = useTranslation('cart');
  const allTicked = shop.items.every(state.isTicked);
  return (
    <Root>
      <CartGroup
        shopName={shop.name}
        shopHref={href}
        tick={{ checked: allTicked, onChange: (ticked) => state.tick(shop.items, ticked) }}
        action={
          <Button type="submit" variant="text" size="small" name={cartFields.intent} value={writeIntent({ kind: 'shop', id: shop.id })}>
            {t(allTicked ? 'untickShop' : 'tickShop')}
          </Button>
        }
      >
        {shop.items.map((item) => (
          <CartItemLine key={item.id} item={item} shopId={shop.id} state={state} href={productHref(item.productId)} />
        ))}
      </CartGroup>
    </Root>
  );
}
