import { CartLine, QuantityStepper, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { CartItem, CartSku } from '../cart.ts';
import { cartFields, writeIntent, writeShown } from '../cart-form.ts';
import type { CartFormState } from '../use-cart-form.ts';
import { SkuChange } from './sku-change.tsx';

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  '& article': { transition: `opacity ${theme.mall.motion.quick} ${theme.mall.motion.ease}` },
  '&[aria-busy="true"] article': { opacity: 0.4 },
  '& .amount': { transition: `opacity ${theme.mall.motion.quick} ${theme.mall.motion.ease}` },
  '&[data-reckoning] .amount': { opacity: 0.4 },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'end',
  gap: theme.spacing(0, 3),
  // Stacked and equally wide in every line, so that the amounts align in one column.
  [theme.breakpoints.up('md')]: { flexDirection: 'column', alignItems: 'end', width: theme.spacing(11) },
}));

interface CartItemLineProps {
  readonly item: CartItem;
  readonly shopId: number;
  readonly state: CartFormState;
  readonly href: string;
  /** The SKUs that the item can be changed to, when the page was loaded with them. */
  readonly skus: readonly CartSku[] | undefined;
}

/** Renders one item with its checkbox, quantity, SKU selection and remove button. */
export function CartItemLine({ item, shopId, state, href, skus }: CartItemLineProps) {
  const { t } = useTranslation('cart');
  const { id, name, stock, count } = item;
  const removal = writeIntent({ kind: 'remove', id });
  return (
    <Root aria-busy={state.pendingIntent === removal} {...(state.countOf(item) === count ? {} : { 'data-reckoning': '' })}>
      <input type="hidden" name={cartFields.shown} value={writeShown(item, shopId)} />
      <CartLine
        href={href}
        title={name}
        imageUrl={item.image}
        spec={item.spec}
        price={item.price}
        {...(item.was !== undefined && { was: item.was })}
        {...(item.memberPrice !== undefined && { memberPrice: item.memberPrice })}
        amount={item.amount}
        {...(count > stock ? { shortOfStock: stock } : {})}
        selection={{
          name: cartFields.selected,
          value: String(id),
          checked: state.isSelected(item),
          onChange: (selected) => state.select([item], selected),
        }}
        quantity={
          <QuantityStepper
            name={cartFields.count(id)}
            label={t('countOf', { name })}
            of={name}
            value={state.countOf(item)}
            max={stock}
            onChange={(next) => state.changeCount(item, next)}
          />
        }
        actions={
          <Actions>
            {item.hasChoice && <SkuChange key={item.skuId} item={item} loaded={skus} pending={state.pendingIntent} />}
            <Button
              type="submit"
              variant="text"
              size="small"
              name={cartFields.intent}
              value={writeIntent({ kind: 'saveForLater', id })}
              aria-label={t('saveForLaterNamed', { name })}
            >
              {t('saveForLater')}
            </Button>
            <Button
              type="submit"
              variant="text"
              size="small"
              name={cartFields.intent}
              value={removal}
              aria-label={t('removeNamed', { name })}
            >
              {t('remove')}
            </Button>
          </Actions>
        }
      />
    </Root>
  );
}
