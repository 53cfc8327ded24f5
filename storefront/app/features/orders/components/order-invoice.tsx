import { UiLink } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import type { OrderDetails } from '../order.ts';
import { linksOf } from '../order-links.ts';
import { Section } from './section.tsx';

/** Renders the state of the order's invoice, with a link to it. */
export function OrderInvoice({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const { invoice } = order;
  if (!invoice) return null;
  const { state, reason, needsCorrection } = invoice;
  const href = state === 'available' ? linksOf(order).invoice : paths.invoices;
  return (
    <Section aria-labelledby="order-invoice">
      <Typography id="order-invoice" variant="h4" component="h2">
        {t('invoice.title')}
      </Typography>
      <p>
        {t(`invoice.${state}`)}
        {reason !== '' && ` ${reason}`}
      </p>
      {needsCorrection && <p>{t('invoice.needsCorrection')}</p>}
      {state !== 'tooLate' && (
        <Typography variant="body2" component="span" data-print="hide">
          <UiLink href={href}>{t(state === 'available' ? 'actions.invoice' : 'invoice.show')}</UiLink>
        </Typography>
      )}
    </Section>
  );
}
