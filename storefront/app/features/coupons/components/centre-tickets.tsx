import { BusyButton, CardGrid, CouponTicket } from '@mall/ui';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import { IdempotencyKey } from '#app/shared/idempotency-key.tsx';
import type { CentreCoupon } from '../centre.ts';
import { type CouponOutcome, receiveIntent } from '../coupon.ts';
import { ReceiptNotice } from './receipt-notice.tsx';

interface CentreTicketsProps {
  readonly coupons: readonly CentreCoupon[];
  /** The result of a claim when the page itself is the response to it (without JavaScript). */
  readonly outcome: CouponOutcome | undefined;
  readonly idempotencyKey: string;
  /** The page where a product coupon can be used. */
  readonly useHref: string;
  /** The heading level on the page. @default 2 */
  readonly level?: 2 | 3;
}

/** Renders a page's coupons, which can be claimed or used there. */
export function CentreTickets({ coupons, outcome, idempotencyKey, useHref, level = 2 }: CentreTicketsProps) {
  const { t } = useTranslation('coupons');
  const fetcher = useFetcher<CouponOutcome>();
  const shown = fetcher.data ?? outcome;
  const pending = fetcher.formData?.get('id');
  return (
    <>
      {shown && <ReceiptNotice key={shown.at} outcome={shown} />}
      <CardGrid sx={{ marginBlockStart: 3 }}>
        {coupons.map((coupon) => (
          <Ticket key={coupon.id} {...{ coupon, useHref, level }}>
            <fetcher.Form method="post">
              <input type="hidden" name="intent" value={receiveIntent} />
              <input type="hidden" name="id" value={coupon.id} />
              <IdempotencyKey value={idempotencyKey} />
              <BusyButton type="submit" size="small" variant="contained" pending={pending === String(coupon.id)}>
                {t('centre.receive')}
              </BusyButton>
            </fetcher.Form>
          </Ticket>
        ))}
      </CardGrid>
    </>
  );
}

interface TicketProps {
  readonly coupon: CentreCoupon;
  readonly useHref: string;
  readonly level: 2 | 3;
  /** The form that claims it. */
  readonly children: ReactNode;
}

function Ticket({ coupon, useHref, level, children }: TicketProps) {
  const { t } = useTranslation('coupons');
  const { day } = useDateTime();
  const { benefit, name, condition, state, isForMembership, days, endsAt } = coupon;
  const use = isForMembership ? (
    t('centre.held')
  ) : (
    <Button href={useHref} size="small" variant="outlined">
      {t('centre.use')}
    </Button>
  );
  const end = endsAt === undefined ? t('centre.endless') : t('centre.until', { day: day(endsAt) });
  return (
    <CouponTicket
      {...{ benefit, name, condition, state, level }}
      validity={days > 0 ? t('centre.days', { count: days }) : end}
      action={state === 'open' ? children : use}
    />
  );
}
