import { ImageThumbnails, Price, styled, UiLink } from '@mall/ui';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import { type AfterSaleDetails, isRefused } from '../after-sale.ts';

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2.5),
  '& dl': { display: 'grid', gap: theme.spacing(1.5), margin: 0, ...theme.typography.body2 },
  '& dl > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: theme.spacing(2) },
  '& dt': { color: theme.vars.palette.roles.inkSoft },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

/** Renders the request, its reason, and the target of the refund. */
export function AfterSaleFacts({ afterSale, orderHref }: { afterSale: AfterSaleDetails; orderHref: string | undefined }) {
  const { t } = useTranslation('after-sales');
  const { dateTime } = useDateTime();
  const { kind, orderNumber, requested, refunded, target, reason, images, requestedAt, decidedAt } = afterSale;
  return (
    <Part aria-labelledby="after-sale-facts">
      <Typography id="after-sale-facts" variant="h4" component="h2">
        {t('details.facts')}
      </Typography>
      <dl>
        <Fact name={t('details.kind')}>{t(`kind.${kind}`)}</Fact>
        <Fact name={t('details.order')}>{orderHref === undefined ? orderNumber : <UiLink href={orderHref}>{orderNumber}</UiLink>}</Fact>
        {requested && (
          <Fact name={t('details.requested')}>
            <Price value={requested} size="small" />
          </Fact>
        )}
        {refunded && (
          <Fact name={t('details.refunded')}>
            <Price value={refunded} size="small" />
          </Fact>
        )}
        {target && !isRefused(afterSale) && <Fact name={t('details.target')}>{t(`target.${target}`)}</Fact>}
        <Fact name={t('details.reason')}>{reason}</Fact>
        {images.length > 0 && (
          <Fact name={t('details.photos')}>
            <ImageThumbnails label={t('details.photos')} images={images} />
          </Fact>
        )}
        {requestedAt && <Fact name={t('details.requestedAt')}>{dateTime(requestedAt)}</Fact>}
        {decidedAt && <Fact name={t('details.decidedAt')}>{dateTime(decidedAt)}</Fact>}
      </dl>
    </Part>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
