import { CardGrid, CouponTicket } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import type { OwnCoupon } from '../own.ts';

interface OwnTicketsProps {
  readonly coupons: readonly OwnCoupon[];
  readonly label: string;
  /** The page where a coupon can be used: its shop, or any. */
  readonly useHref: (shopId: number | undefined) => string;
}

/** Renders the customer's coupons; usable ones link to the page where they apply. */
export function OwnTickets({ coupons, label, useHref }: OwnTicketsProps) {
  const { t } = useTranslation('coupons');
  const { day } = useDateTime();
  return (
    <CardGrid label={label}>
      {coupons.map(({ id, benefit, name, condition, state, shopId, endsAt }) => (
        <CouponTicket
          key={id}
          {...{ benefit, name, condition, state }}
          level={2}
          validity={endsAt === undefined ? t('centre.endless') : t('centre.until', { day: day(endsAt) })}
          action={
            <Button component={Link} to={useHref(shopId)} size="small" variant="outlined">
              {t('centre.use')}
            </Button>
          }
        />
      ))}
    </CardGrid>
  );
}
