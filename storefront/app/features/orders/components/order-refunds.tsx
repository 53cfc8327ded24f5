import { Price } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import type { OrderRefund } from '../order.ts';
import { Section } from './section.tsx';

/** Renders the refunds of an order, each with its state and time. */
export function OrderRefunds({ refunds }: { refunds: readonly OrderRefund[] }) {
  const { t } = useTranslation('orders');
  const { dateTime } = useDateTime();
  if (refunds.length === 0) return null;
  return (
    <Section aria-labelledby="order-refunds">
      <Typography id="order-refunds" variant="h4" component="h2">
        {t('refunds.title')}
      </Typography>
      <dl>
        {refunds.map(({ amount, state, requestedAt, completedAt = requestedAt }, index) => (
          // Refunds have no id, and their order never changes.
          <div key={`${index} ${requestedAt}`}>
            <dt>
              {t(`refunds.${state}`)}
              {completedAt !== undefined && ` · ${dateTime(completedAt)}`}
            </dt>
            <dd>
              <Price value={amount} size="small" />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
