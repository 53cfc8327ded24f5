import { centsOf, Price, styled } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { OrderDetails } from '../order.ts';
import { Section } from './section.tsx';

const Amounts = styled(Section)(({ theme }) => ({
  breakInside: 'avoid',
  '& > dl > .total': {
    marginBlockStart: theme.spacing(1),
    paddingBlockStart: theme.spacing(2),
    borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  },
  '& > dl > .total dt': { ...theme.typography.h6, color: theme.vars.palette.roles.ink },
}));

/** Renders the delivery address, the message to the shop, and the payment method. */
export function OrderAddress({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const { address, remarks, paidAt, method, pickup } = order;
  return (
    <Section aria-labelledby="order-address">
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
      {paidAt && (
        <dl>
          <div>
            <dt>{t('details.method')}</dt>
            <dd>{t(`method.${method}`)}</dd>
          </div>
        </dl>
      )}
    </Section>
  );
}

/** Renders the amounts, all calculated by the server, and whether the order is paid. */
export function OrderAmounts({ order: { goods, freight, reductions, total, paidAt, refunded } }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  return (
    <Amounts aria-labelledby="order-sums">
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
        {refunded !== undefined && (
          <div>
            <dt>{t('details.refunded')}</dt>
            <dd>
              <Price value={`-${refunded}`} size="small" />
            </dd>
          </div>
        )}
      </dl>
    </Amounts>
  );
}
