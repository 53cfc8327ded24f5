import { CopyButton, styled } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Pickup } from '../order.ts';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(3, 2.5),
  backgroundColor: theme.vars.palette.roles.sheet,
  border: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  borderRadius: theme.mall.radius.card,
  scrollMarginBlock: theme.spacing(4),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', padding: theme.spacing(4) },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.roles.inkSoft },
  '& address': { display: 'grid', gap: theme.spacing(0.5), fontStyle: 'normal' },
  '& > .code': { display: 'grid', gap: theme.spacing(0.5) },
  '& > .code > .digits': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), color: theme.vars.palette.roles.ink },
  '& strong': { ...theme.typography.h3, letterSpacing: '0.12em', fontVariantNumeric: 'tabular-nums' },
}));

/** Renders the pickup store, and the code to show there. */
export function OrderPickup({ pickup: { store, code } }: { pickup: Pickup }) {
  const { t } = useTranslation('orders');
  return (
    <Card id="pickup" aria-labelledby="order-pickup">
      <address>
        <Typography id="order-pickup" variant="h4" component="h2">
          {t('pickup.title')}
        </Typography>
        <p>{store.name}</p>
        <p>{store.place}</p>
        <p>{t('pickup.hours', { hours: store.hours })}</p>
        <p>{t('pickup.phone', { phone: store.phone })}</p>
      </address>
      <div className="code">
        <p>{t('pickup.code')}</p>
        {code === undefined ? (
          <p>{t('pickup.later')}</p>
        ) : (
          <p className="digits">
            <strong>{code}</strong>
            <CopyButton text={code} label={t('pickup.copy')} />
          </p>
        )}
      </div>
    </Card>
  );
}
