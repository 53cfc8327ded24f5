import { type AfterSalesKind, EmptyState, styled, UiLink } from '@mall/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RequestForm as FormData, RequestOutcome } from '#app/features/after-sales/after-sale.ts';
import { AfterSaleLines } from '#app/features/after-sales/components/after-sale-lines.tsx';
import { RequestForm } from '#app/features/after-sales/components/request-form.tsx';
import { imageUpload } from '#app/features/uploads/api/upload-image.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';

interface AfterSaleRequestViewProps {
  readonly kind: AfterSalesKind;
  readonly lineIds: readonly number[];
  readonly form: FormData;
  readonly outcome: RequestOutcome | undefined;
  readonly idempotencyKey: string;
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: theme.spacing(8) },
  '& > section': { display: 'grid', gap: theme.spacing(2.5) },
  // On desktop the products are next to the form, on a phone before it.
  [theme.breakpoints.down('lg')]: { '& > .goods': { order: -1 } },
}));

/** Renders the form of an after-sales request, next to its lines. */
export function AfterSaleRequestView({ kind, lineIds, form, outcome, idempotencyKey }: AfterSaleRequestViewProps) {
  const { t } = useTranslation('after-sales');
  const changeHref = withQuery(paths.newAfterSale, { order_id: lineIds.join(), type: lineIds.length > 1 ? 1 : 0 });
  return (
    <AccountPage
      eyebrow={t('new.title')}
      title={t(`kind.${kind}`)}
      lead={t(`kindText.${kind}`)}
      description={t('request.description')}
      action={<UiLink href={changeHref}>{t('request.change')}</UiLink>}
    >
      {form.isOpen ? (
        <Columns>
          <section aria-labelledby="request-form">
            <Typography id="request-form" variant="h4" component="h2">
              {t('request.form')}
            </Typography>
            <RequestForm
              key={`${kind} ${lineIds.join()}`}
              kind={kind}
              refundable={form.refundable}
              outcome={outcome}
              idempotencyKey={idempotencyKey}
              makeUpload={imageUpload}
            />
          </section>
          <section className="goods" aria-labelledby="request-items">
            <Typography id="request-items" variant="h4" component="h2">
              {t('request.items')}
            </Typography>
            <AfterSaleLines lines={form.lines} label={t('request.items')} />
          </section>
        </Columns>
      ) : (
        <EmptyState
          icon="info"
          title={t('new.closed.title')}
          action={
            <Button component={Link} to={paths.afterSales} variant="outlined">
              {t('new.closed.view')}
            </Button>
          }
        >
          {form.message ?? t('new.closed.text')}
        </EmptyState>
      )}
    </AccountPage>
  );
}
