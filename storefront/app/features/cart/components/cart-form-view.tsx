import { Choice, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';
import { useNotifyOtherTabs } from '#app/shared/cross-tab-sync.ts';
import { IdempotencyKey } from '#app/shared/idempotency-key.tsx';
import type { Cart, CartOutcome, SkuChoice } from '../cart.ts';
import { type CartIntent, cartFields, readIntent, writeIntent } from '../cart-form.ts';
import { useCartForm } from '../use-cart-form.ts';
import { CartSummary } from './cart-summary.tsx';
import { ClearDialog } from './clear-dialog.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { ShopItems } from './shop-items.tsx';
import { UnavailableItems } from './unavailable-items.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 3fr)', columnGap: theme.spacing(8), alignItems: 'start' },
  '& > .lines': { display: 'grid', gap: theme.spacing(5), minWidth: 0 },
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  minHeight: theme.mall.size.target,
  '& > label': { flex: 1, whiteSpace: 'nowrap' },
  '@media (scripting: enabled)': { '& > .update': { display: 'none' } },
}));

interface CartFormViewProps {
  readonly cart: Cart;
  /** The result of the form when the page itself is the response to it (without JavaScript). */
  readonly outcome: CartOutcome | undefined;
  /** The SKU selection of the item that the address names. */
  readonly choice: SkuChoice | undefined;
  readonly idempotencyKey: string;
  readonly productHref: (id: number) => string;
  readonly shopHref: (id: number) => string;
  /** This page with the coupons of a shop. */
  readonly couponsHref: (shopId: number) => string;
  /** Rendered instead of the items when there are none. */
  readonly empty: ReactNode;
}

const questions: readonly CartIntent['kind'][] = ['clear', 'removeSelected'];

/** Renders the cart as one form: each button also submits its quantities and selections, so that it works without JavaScript. */
export function CartFormView({ cart, outcome, choice, idempotencyKey, productHref, shopHref, couponsHref, empty }: CartFormViewProps) {
  const { t } = useTranslation('cart');
  const state = useCartForm();
  useNotifyOtherTabs(state.outcome?.at);
  const [question, setQuestion] = useState<CartIntent>();
  const items = cart.shops.flatMap((shop) => shop.items);
  const allSelected = items.every(state.isSelected);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = event.nativeEvent.submitter;
    const intent = readIntent(button instanceof HTMLButtonElement ? button.value : undefined);
    if (questions.includes(intent.kind)) setQuestion(intent);
    else state.submit(intent);
  };
  return (
    // The server enforces the limits: native validation would block every submission while one quantity exceeds the stock.
    <Form ref={state.form} method="post" noValidate autoComplete="off" onSubmit={submit} onBlur={state.flush}>
      <OutcomeNotice outcome={state.outcome} pageOutcome={outcome} cart={cart} />
      {items.length === 0 && cart.gone.length === 0 && empty}
      <Columns>
        <div className="lines">
          {items.length > 0 && (
            <Bar>
              <Choice
                name={cartFields.all}
                value="1"
                label={t('selectAll')}
                checked={allSelected}
                sx={{ gap: { xs: 2, md: 3 } }}
                onChange={({ target }) => state.select(items, target.checked)}
              />
              <input type="hidden" name={cartFields.allShown} value={allSelected ? '1' : '0'} />
              {/* The form's first button, which Enter in a field triggers: it must not remove anything. */}
              <Button className="update" type="submit" variant="outlined" size="small" name={cartFields.intent} value="update">
                {t('update')}
              </Button>
              <Button type="submit" variant="text" size="small" name={cartFields.intent} value={writeIntent({ kind: 'removeSelected' })}>
                {t('removeSelected')}
              </Button>
              <Button
                type="submit"
                variant="text"
                size="small"
                name={cartFields.intent}
                value={writeIntent({ kind: 'saveSelectedForLater' })}
              >
                {t('saveSelectedForLater')}
              </Button>
            </Bar>
          )}
          {cart.shops.map((shop) => (
            <ShopItems
              key={shop.id}
              shop={shop}
              state={state}
              choice={state.outcome || outcome ? undefined : choice}
              hrefs={{ shop: shopHref(shop.id), coupons: couponsHref(shop.id), product: productHref }}
            />
          ))}
          <UnavailableItems items={cart.gone} productHref={productHref} />
        </div>
        {items.length > 0 && <CartSummary cart={cart} state={state} />}
      </Columns>
      <IdempotencyKey key={idempotencyKey} value={idempotencyKey} />
      <ClearDialog
        question={question}
        onConfirm={(intent) => {
          setQuestion(undefined);
          state.submit(intent);
        }}
        onCancel={() => setQuestion(undefined)}
      />
    </Form>
  );
}
