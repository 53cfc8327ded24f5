import { OrderRow } from '@mall/ui';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import { useListFormat } from '#app/shared/format/use-list-format.ts';
import { type OrderSummary, stateKey } from '../order.ts';
import { OrderDeeds } from './order-deeds.tsx';

const List = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), listStyle: 'none', margin: 0, padding: 0 }));

interface OrderRowsProps {
  readonly orders: readonly OrderSummary[];
  readonly idempotencyKey: string;
  readonly hrefs: {
    readonly order: (id: number) => string;
    readonly pay: (id: number) => string;
    readonly reviewing: (number: string) => string;
  };
}

/** Orders one under another, each with what can be done now. */
export function OrderRows({ orders, idempotencyKey, hrefs }: OrderRowsProps) {
  const { t } = useTranslation('orders');
  const { minute } = useDateTime();
  const joined = useListFormat();
  return (
    <List>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderRow
            href={hrefs.order(order.id)}
            number={order.number}
            placed={order.placedAt === undefined ? '' : minute(order.placedAt)}
            shopName={joined(order.shopNames)}
            status={t(`state.${stateKey(order)}`)}
            urgent={order.state === 'unpaid'}
            lines={order.lines.map((line) => ({
              id: String(line.id),
              title: line.title,
              pictureUrl: line.picture,
              spec: line.spec,
              count: line.count,
            }))}
            pieces={order.lines.reduce((sum, { count }) => sum + count, 0)}
            total={order.total}
            actions={
              <OrderDeeds
                order={order}
                idempotencyKey={idempotencyKey}
                hrefs={{
                  pay: hrefs.pay(order.id),
                  reviewing: hrefs.reviewing(order.number),
                  parcels: `${hrefs.order(order.id)}#parcels`,
                  pickup: `${hrefs.order(order.id)}#pickup`,
                }}
                size="small"
              />
            }
          />
        </li>
      ))}
    </List>
  );
}
