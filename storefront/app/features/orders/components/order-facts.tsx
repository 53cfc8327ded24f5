import { centsOf, Price } from '@mall/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import type { OrderDetails } from '../order.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: theme.spacing(6) },
  '& section': { display: 'grid', alignContent: 'start', gap: theme.spacing(1.5) },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.roles.inkSoft, overflowWrap: 'anywhere' },
  '& dl': { display: 'grid', gap: theme.spacing(1), margin: 0, ...theme.typography.body2 },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: theme.spacing(0, 2) },
  '& dt': { color: theme.vars.palette.roles.inkSoft },
  '& dd': { margin: 0 },
  '& .total': {
    marginBlockStart: theme.spacing(1),
    paddingBlockStart: theme.spacing(2),
    borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  },
  '& .total dt': { ...theme.typography.h6, color: theme.vars.palette.roles.ink },
}));

/** Where the order goes, what was said with it, and what it costs. */
export function OrderFacts({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const { minute } = useDateTime();
  const { address, remarks, placedAt, paidAt, method, pickup } = order;
  return (
    <Columns>
      <section aria-labelledby="order-address">
        <Typography id="order-address" variant="h4" component="h2">
          {t(pickup ? 'details.pickedUpBy' : 'details.address')}
        </Typography>
        <p>
          {address.name} {address.mobile}
          {!pickup && (
            <>
              <br />
              {address.text}
            </>
          )}
        </p>
        {remarks !== '' && <p>{t('details.remarks', { remarks })}</p>}
        <dl>
          {placedAt && <Fact name={t('details.placedAt')} text={minute(placedAt)} />}
          {paidAt && <Fact name={t('details.paidAt')} text={minute(paidAt)} />}
          {paidAt && <Fact name={t('details.method')} text={t(`method.${method}`)} />}
        </dl>
      </section>
      <Sums order={order} />
    </Columns>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** Every amount is the server's; an order that is paid says so. */
function Sums({ order: { goods, freight, reductions, total, paidAt } }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  return (
    <section aria-labelledby="order-sums">
      <Typography id="order-sums" variant="h4" component="h2">
        {t('details.sums')}
      </Typography>
      <dl>
        <div>
          <dt>{t('details.goods')}</dt>
          <dd>
            <Price value={goods} size="small" />
          </dd>
        </div>
        <div>
          <dt>{t('details.freight')}</dt>
          <dd>{centsOf(freight) === 0 ? t('details.free') : <Price value={freight} size="small" />}</dd>
        </div>
        {reductions.map(({ reason, amount }) => (
          <div key={reason}>
            <dt>{t(`details.${reason}`)}</dt>
            <dd>
              <Price value={`-${amount}`} size="small" />
            </dd>
          </div>
        ))}
        <div className="total">
          <dt>{t(paidAt === undefined ? 'details.due' : 'details.paid')}</dt>
          <dd>
            <Price value={total} size="large" />
          </dd>
        </div>
      </dl>
    </section>
  );
}
