import { BusyButton, findSku, Notice, Price, preselect, QuantityStepper, SkuPicker, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import { useNotifyOtherTabs } from '#app/shared/cross-tab-sync.ts';
import { IdempotencyKey } from '#app/shared/idempotency-key.tsx';
import type { Product } from '../product.ts';
import { flashItemField, type PurchaseOutcome } from '../purchase.ts';
import { PurchaseNotice } from './purchase-notice.tsx';

const Form = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  justifyItems: 'start',
  '& > *': { maxWidth: '100%' },
  '& > .buttons': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5), width: '100%' },
  '& > .buttons > button': { flex: '1 1 10rem' },
}));

interface ProductPurchaseProps {
  readonly product: Product;
  /** The result of the form's last submission, when the page itself is the response to it (without JavaScript). */
  readonly outcome: PurchaseOutcome | undefined;
  readonly idempotencyKey: string;
  readonly cartHref: string;
  /** Renders the member price, when members pay less. */
  readonly memberNote: (price: string) => ReactNode;
  /** The flash-sale panel, for shoppers who come from the sale. */
  readonly children?: ReactNode;
}

/** Renders price, options, quantity and the two purchase buttons as one form, which works before hydration and without JavaScript. */
export function ProductPurchase({ product, outcome, idempotencyKey, cartHref, memberNote, children }: ProductPurchaseProps) {
  const { t } = useTranslation('catalog');
  const fetcher = useFetcher<PurchaseOutcome>();
  const running = product.offer?.state === 'running' ? product.offer : undefined;
  const [choice, setChoice] = useState(() => product.skus.find(({ skuId }) => skuId === running?.skuId)?.values ?? preselect(product.skus));
  const [count, setCount] = useState(1);
  const sku = findSku(product.skus, choice);
  const flash = running !== undefined && sku?.id === String(running.skuId) ? running : undefined;
  const max = Math.min(sku?.stock ?? 0, flash ? Math.min(flash.left, flash.mine) : Number.POSITIVE_INFINITY);
  const memberPrice = product.memberPrice && (product.skus.find(({ id }) => id === sku?.id)?.memberPrice ?? product.memberPrice);
  useNotifyOtherTabs(fetcher.data?.kind === 'added' ? fetcher.data.at : undefined);
  const currentOutcome = fetcher.data ?? outcome;
  const blocked = product.state !== 'available';
  return (
    <fetcher.Form method="post">
      <Form>
        <Price value={flash?.price ?? sku?.price ?? product.price} size="large" {...(flash && sku ? { was: sku.price } : {})} />
        {memberPrice !== undefined && memberNote(memberPrice)}
        {children}
        {product.options.length > 0 && (
          <SkuPicker
            options={product.options}
            skus={product.skus}
            value={choice}
            onChange={(next) => {
              setChoice(next);
              setCount(1);
            }}
          />
        )}
        <QuantityStepper value={Math.min(count, Math.max(1, max))} onChange={setCount} max={Math.max(1, max)} disabled={blocked} />
        {flash && <input type="hidden" name={flashItemField} value={flash.id} />}
        {/* Each response gets a new key: the same key would only replay the last request. */}
        <IdempotencyKey key={fetcher.data?.at} value={fetcher.data?.nextKey ?? idempotencyKey} />
        {blocked && <Notice>{t(`product.state.${product.state}`)}</Notice>}
        <div className="buttons">
          {/* The cart supports ordinary prices only. */}
          {!flash && (
            <BusyButton
              type="submit"
              name="intent"
              value="add"
              variant="contained"
              size="large"
              disabled={blocked}
              pending={fetcher.state !== 'idle'}
            >
              {t('product.addToCart')}
            </BusyButton>
          )}
          <Button type="submit" name="intent" value="buy" variant={flash ? 'contained' : 'outlined'} size="large" disabled={blocked}>
            {t('product.buyNow')}
          </Button>
        </div>
        {currentOutcome && <PurchaseNotice key={currentOutcome.at} outcome={currentOutcome} cartHref={cartHref} />}
      </Form>
    </fetcher.Form>
  );
}
