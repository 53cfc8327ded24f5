import { OrderRow, styled } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '#app/paths.ts';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import { useListFormat } from '#app/shared/format/use-list-format.ts';
import { type OrderList, type OrderSummary, stateKey } from '../order.ts';
import { orderHref } from '../order-links.ts';
import { OrderActionBar } from './order-action-bar.tsx';
import { PayBefore } from './pay-before.tsx';

const List = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), listStyle: 'none', margin: 0, padding: 0 }));

interface OrderRowsProps extends Pick<OrderList, 'orders' | 'serverTime'> {
  readonly idempotencyKey: string;
}

/** Renders a list of orders, each with its available actions. */
export function OrderRows({ orders, serverTime, idempotencyKey }: OrderRowsProps) {
  return (
    <List>
      {orders.map((order) => (
        <li key={order.id}>
          <Row order={order} serverTime={serverTime} idempotencyKey={idempotencyKey} />
        </li>
      ))}
    </List>
  );
}

interface RowProps extends Pick<OrderRowsProps, 'serverTime' | 'idempotencyKey'> {
  readonly order: OrderSummary;
}

function Row({ order, serverTime, idempotencyKey }: RowProps) {
  const { t } = useTranslation('orders');
  const { dateTime } = useDateTime();
  const joined = useListFormat();
  const { state, expiresAt } = order;
  return (
    <OrderRow
      href={orderHref(order.id)}
      number={order.number}
      placed={order.placedAt === undefined ? '' : dateTime(order.placedAt)}
      shopName={joined(order.shopNames)}
      status={t(`state.${stateKey(order)}`)}
      urgent={state === 'unpaid'}
      lines={order.lines.map((line) => ({
        id: String(line.id),
        title: line.title,
        href: withQuery(paths.product, { id: line.productId }),
        imageUrl: line.image,
        spec: line.spec,
        price: line.price,
        count: line.count,
      }))}
      pieces={order.lines.reduce((sum, { count }) => sum + count, 0)}
      total={order.total}
      note={state === 'unpaid' && expiresAt && serverTime && <PayBefore expiresAt={expiresAt} serverTime={serverTime} />}
      actions={<OrderActionBar order={order} idempotencyKey={idempotencyKey} size="small" />}
    />
  );
}
