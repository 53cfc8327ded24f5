import { ProductCoupons, styled } from '@mall/ui';
import { useFetcher } from 'react-router-dom';
import { idempotencyField } from '#app/shared/idempotency-key.tsx';
import { type Coupon, type CouponOutcome, receiveIntent } from '../coupon.ts';
import { ReceiptNotice } from './receipt-notice.tsx';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }));

interface OfferedCouponsProps {
  readonly coupons: readonly Coupon[];
  /** The address the forms are submitted to. */
  readonly action: string;
  /** The result of a claim when the page itself is the response to it (without JavaScript). */
  readonly outcome: CouponOutcome | undefined;
  readonly idempotencyKey: string;
}

/** Renders the coupons of a product, which can be claimed there. Nothing when there are none. */
export function OfferedCoupons({ coupons, action, outcome, idempotencyKey }: OfferedCouponsProps) {
  const fetcher = useFetcher<CouponOutcome>();
  if (coupons.length === 0) return null;
  const hidden = { intent: receiveIntent, [idempotencyField]: idempotencyKey };
  const shown = fetcher.data ?? outcome;
  const pending = fetcher.formData?.get('id');
  return (
    <Root>
      <ProductCoupons
        coupons={coupons.map(({ id, benefit, condition, state }) => ({
          id: String(id),
          benefit,
          condition,
          state: state === 'used' ? 'held' : state,
        }))}
        action={action}
        hidden={hidden}
        onReceive={(id) => void fetcher.submit({ ...hidden, id }, { method: 'post', action })}
        {...(typeof pending === 'string' ? { pendingId: pending } : {})}
      />
      {shown && <ReceiptNotice key={shown.at} outcome={shown} />}
    </Root>
  );
}
