import { CardGrid, CouponTicket, Section, UiLink } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CentreCoupon } from '../centre.ts';

interface CouponTeaserProps {
  readonly coupons: readonly CentreCoupon[];
  /** The page where coupons are claimed. */
  readonly centreHref: string;
}

/** Renders a few coupons, with a link to the coupon center. Nothing when there are none. */
export function CouponTeaser({ coupons, centreHref }: CouponTeaserProps) {
  const { t } = useTranslation('coupons');
  if (coupons.length === 0) return null;
  return (
    <Section
      eyebrow={t('centre.eyebrow')}
      title={t('centre.title')}
      lead={t('centre.lead')}
      action={<UiLink href={centreHref}>{t('centre.all')}</UiLink>}
    >
      <CardGrid>
        {coupons.map(({ id, benefit, name, condition, state }) => (
          <CouponTicket
            key={id}
            {...{ benefit, name, condition, state }}
            action={
              <Button component={Link} to={centreHref} size="small" variant="outlined">
                {t(state === 'open' ? 'centre.receive' : 'centre.held')}
              </Button>
            }
          />
        ))}
      </CardGrid>
    </Section>
  );
}
