import { findSku, Notice, Price, preselect, QuantityStepper, SkuPicker, useAnnounce } from '@mall/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import { RefusalNotice } from '#app/shared/faults/refusal-notice.tsx';
import { IdempotencyKey } from '#app/shared/idempotency-key.tsx';
import type { Product } from '../product.ts';
import type { PurchaseOutcome } from '../purchase.ts';

const Form = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  justifyItems: 'start',
  '& > *': { maxWidth: '100%' },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5), width: '100%' },
  '& .buttons > button': { flex: '1 1 10rem' },
}));

interface ProductPurchaseProps {
  readonly product: Product;
  /** What the form's last sending came to, when the page itself was asked for by it (without JavaScript). */
  readonly outcome: PurchaseOutcome | undefined;
  readonly idempotencyKey: string;
  readonly cartHref: string;
}

/** Price, options, quantity and the two ways to buy. One form, which works by itself before and without JavaScript. */
export function ProductPurchase({ product, outcome, idempotencyKey, cartHref }: ProductPurchaseProps) {
  const { t } = useTranslation('catalog');
  const fetcher = useFetcher<PurchaseOutcome>();
  const [choice, setChoice] = useState(() => preselect(product.skus));
  const [count, setCount] = useState(1);
  const sku = findSku(product.skus, choice);
  const stock = sku?.stock ?? 0;
  const shown = fetcher.data ?? outcome;
  const blocked = product.state !== 'available';
  return (
    <fetcher.Form method="post">
      <Form>
        <Price value={sku?.price ?? product.price} size="large" />
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
        <QuantityStepper value={count} onChange={setCount} max={Math.max(1, stock)} disabled={blocked} />
        {/* A new wish after each answer: the same key again would only repeat the last one. */}
        <IdempotencyKey key={fetcher.data?.at} value={fetcher.data?.nextKey ?? idempotencyKey} />
        {blocked && <Notice>{t(`product.state.${product.state}`)}</Notice>}
        <div className="buttons">
          <Button
            type="submit"
            name="intent"
            value="add"
            variant="contained"
            size="large"
            disabled={blocked}
            loading={fetcher.state !== 'idle'}
          >
            {t('product.addToCart')}
          </Button>
          <Button type="submit" name="intent" value="buy" variant="outlined" size="large" disabled={blocked}>
            {t('product.buyNow')}
          </Button>
        </div>
        {shown && <OutcomeNotice key={shown.at} outcome={shown} cartHref={cartHref} />}
      </Form>
    </fetcher.Form>
  );
}

function OutcomeNotice({ outcome, cartHref }: { outcome: PurchaseOutcome; cartHref: string }) {
  const { t } = useTranslation('catalog');
  return outcome.kind === 'added' ? (
    <Added count={outcome.count} cartHref={cartHref} />
  ) : (
    <RefusalNotice message={outcome.message} otherwise={t('product.notAnswered')} />
  );
}

function Added({ count, cartHref }: { count: number; cartHref: string }) {
  const { t } = useTranslation('catalog');
  const announce = useAnnounce();
  const text = t('product.added', { count });
  useEffect(() => {
    announce(text);
  }, [announce, text]);
  return (
    <Notice
      tone="success"
      silent
      action={
        <Button href={cartHref} size="small">
          {t('product.toCart')}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
