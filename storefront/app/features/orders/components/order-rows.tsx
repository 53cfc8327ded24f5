import { OrderRow } from '@mall/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import { canCancel, type OrderSummary } from '../order.ts';
import { CancelOrder } from './cancel-order.tsx';

const List = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), listStyle: 'none', margin: 0, padding: 0 }));

interface OrderRowsProps {
  readonly orders: readonly OrderSummary[];
  readonly idempotencyKey: string;
  readonly hrefs: { readonly order: (id: number) => string; readonly pay: (id: number) => string };
}

/** Orders one under another, each with what can be done now. */
export function OrderRows({ orders, idempotencyKey, hrefs }: OrderRowsProps) {
  const { t } = useTranslation('orders');
  const { minute } = useDateTime();
  return (
    <List>
      {orders.map(({ id, number, state, shopName, placedAt, total, lines }) => (
        <li key={id}>
          <OrderRow
            href={hrefs.order(id)}
            number={number}
            placed={placedAt === undefined ? '' : minute(placedAt)}
            shopName={shopName}
            status={t(`state.${state}`)}
            urgent={state === 'unpaid'}
            lines={lines.map((line) => ({
              id: String(line.id),
              title: line.title,
              pictureUrl: line.picture,
              spec: line.spec,
              count: line.count,
            }))}
            pieces={lines.reduce((sum, { count }) => sum + count, 0)}
            total={total}
            actions={
              <>
                {canCancel(state) && <CancelOrder orderId={id} isPaid={state === 'paid'} idempotencyKey={idempotencyKey} size="small" />}
                {state === 'unpaid' && (
                  <Button component={Link} to={hrefs.pay(id)} variant="contained" size="small">
                    {t('payNow')}
                  </Button>
                )}
              </>
            }
          />
        </li>
      ))}
    </List>
  );
}
