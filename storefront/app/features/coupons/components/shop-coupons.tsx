import { styled, UiLink } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coupon, CouponOutcome } from '../coupon.ts';
import { OfferedCoupons } from './offered-coupons.tsx';

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(3, 2.5),
  backgroundColor: theme.vars.palette.roles.sunken,
  borderRadius: theme.mall.radius.card,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3, 4) },
  '&:focus': { outline: 'none' },
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: theme.spacing(1, 3) },
  '& p': { margin: 0 },
}));

/** Props of {@link ShopCoupons}. */
export interface ShopCouponsProps {
  readonly shopName: string;
  readonly coupons: readonly Coupon[];
  readonly action: string;
  readonly outcome: CouponOutcome | undefined;
  readonly idempotencyKey: string;
  readonly closeHref: string;
}

/** Renders the coupons of a shop, which can be claimed there. It takes the focus, because the shopper opened it. */
export function ShopCoupons({ shopName, closeHref, ...offered }: ShopCouponsProps) {
  const { t } = useTranslation('coupons');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <Panel ref={panel} tabIndex={-1} aria-labelledby="shop-coupons">
      <header>
        <Typography id="shop-coupons" variant="h4" component="h2">
          {t('ofShop.title', { shop: shopName })}
        </Typography>
        <UiLink href={closeHref}>{t('ofShop.close')}</UiLink>
      </header>
      {offered.coupons.length === 0 && <Typography color="textSecondary">{t('ofShop.none')}</Typography>}
      <OfferedCoupons {...offered} />
    </Panel>
  );
}
