import { UiLink } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths, withQuery } from '#app/paths.ts';

interface LineAfterSaleProps {
  /** The order's line, and its product's name. */
  readonly lineId: number;
  readonly title: string;
  readonly orderNumber: string;
  /** The line allows a request. */
  readonly canRequest: boolean;
  /** The line has an after-sale to look at. */
  readonly hasAfterSale: boolean;
}

/** The way from a line of an order to its after-sales: a new request, else the one there is; nothing where there is neither. */
export function LineAfterSale({ lineId, title, orderNumber, canRequest, hasAfterSale }: LineAfterSaleProps) {
  const { t } = useTranslation('after-sales');
  if (canRequest) {
    return (
      <UiLink href={withQuery(paths.newAfterSale, { order_id: lineId, type: 0 })} aria-label={t('actions.applyFor', { title })}>
        {t('actions.apply')}
      </UiLink>
    );
  }
  if (!hasAfterSale) return null;
  return (
    <UiLink href={withQuery(paths.afterSales, { r_sNo: orderNumber })} aria-label={t('actions.viewFor', { title })}>
      {t('actions.view')}
    </UiLink>
  );
}

interface OrderAfterSaleProps {
  readonly orderNumber: string;
  /** The order's lines that allow a request. */
  readonly lineIds: readonly number[];
  /** A line of the order has an after-sale to look at. */
  readonly hasAfterSale: boolean;
  /** @default 'medium' */
  readonly size?: 'small' | 'medium';
}

/** The ways from an order to its after-sales: a request for one or several of its lines, and the ones there are. */
export function OrderAfterSale({ orderNumber, lineIds, hasAfterSale, size = 'medium' }: OrderAfterSaleProps) {
  const { t } = useTranslation('after-sales');
  const isBatch = lineIds.length > 1;
  return (
    <>
      {hasAfterSale && (
        <Button component={Link} to={withQuery(paths.afterSales, { r_sNo: orderNumber })} variant="text" size={size}>
          {t('actions.view')}
        </Button>
      )}
      {lineIds.length > 0 && (
        <Button
          component={Link}
          to={withQuery(paths.newAfterSale, { order_id: lineIds.join(), type: isBatch ? 1 : 0 })}
          variant="outlined"
          size={size}
        >
          {t(isBatch ? 'actions.applySeveral' : 'actions.apply')}
        </Button>
      )}
    </>
  );
}
