import { Notice, styled, UiLink } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ActionOutcome, AfterSaleDetails, ReturnShipping } from '#app/features/after-sales/after-sale.ts';
import { AfterSaleFacts } from '#app/features/after-sales/components/after-sale-facts.tsx';
import { AfterSaleEvents, AfterSaleSteps } from '#app/features/after-sales/components/after-sale-history.tsx';
import { AfterSaleLines } from '#app/features/after-sales/components/after-sale-lines.tsx';
import { AfterSaleParcels } from '#app/features/after-sales/components/after-sale-parcels.tsx';
import { AfterSaleStatus } from '#app/features/after-sales/components/after-sale-status.tsx';
import { OutcomeNotice } from '#app/features/after-sales/components/outcome-notice.tsx';
import { ReturnShippingForm } from '#app/features/after-sales/components/return-shipping.tsx';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';

interface AfterSaleDetailsViewProps {
  readonly afterSale: AfterSaleDetails;
  /** Set while the customer must return the products. */
  readonly shipping: ReturnShipping | undefined;
  /** The action that the address reports as done. */
  readonly done: string | null;
  readonly outcome: ActionOutcome | undefined;
  readonly idempotencyKey: string;
}

const Parts = styled('div')(({ theme }) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(6) }));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: theme.spacing(8) },
}));

const Items = styled('section')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

/** Renders an after-sale: its state, the next step, its history and details. */
export function AfterSaleDetailsView({ afterSale, shipping, done, outcome, idempotencyKey }: AfterSaleDetailsViewProps) {
  const { t } = useTranslation('after-sales');
  const { id, kind, orderId, lines, returnAddress, events } = afterSale;
  const orderHref = orderId === undefined ? undefined : withQuery(paths.order, { order_id: orderId });
  return (
    <AccountPage
      eyebrow={t('title')}
      title={t(`kind.${kind}`)}
      description={t('details.description')}
      action={<UiLink href={paths.afterSales}>{t('details.all')}</UiLink>}
    >
      <OutcomeNotice outcome={outcome} />
      {!outcome && (done === 'requested' || done === 'refunded') && (
        <Notice tone="success">{t(done === 'refunded' ? 'request.refunded' : 'request.done')}</Notice>
      )}
      <Parts>
        <AfterSaleStatus afterSale={afterSale} idempotencyKey={idempotencyKey} />
        <AfterSaleSteps afterSale={afterSale} />
        {shipping && (
          <ReturnShippingForm id={id} shipping={shipping} address={returnAddress} outcome={outcome} idempotencyKey={idempotencyKey} />
        )}
        <AfterSaleParcels afterSale={afterSale} />
        <Columns>
          <AfterSaleFacts afterSale={afterSale} orderHref={orderHref} />
          <AfterSaleEvents events={events} />
        </Columns>
        <Items aria-labelledby="after-sale-items">
          <Typography id="after-sale-items" variant="h4" component="h2">
            {t('details.items')}
          </Typography>
          <AfterSaleLines lines={lines} label={t('details.items')} />
        </Items>
      </Parts>
    </AccountPage>
  );
}
