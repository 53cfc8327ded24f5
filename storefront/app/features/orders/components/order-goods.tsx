import { CartGroup, styled } from '@mall/ui';
import type { OrderLine as Line, OrderDetails } from '../order.ts';
import { OrderLine } from './order-line.tsx';

const List = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4), scrollMarginBlock: theme.spacing(4) }));

/** Renders the ordered products by shop. */
export function OrderGoods({ order: { lines, number } }: { order: Pick<OrderDetails, 'lines' | 'number'> }) {
  const byShop = new Map<string, Line[]>();
  for (const line of lines) byShop.set(line.shopName, [...(byShop.get(line.shopName) ?? []), line]);
  return (
    <List id="goods">
      {[...byShop].map(([shopName, ofShop]) => (
        <CartGroup key={shopName} shopName={shopName}>
          {ofShop.map((line) => (
            <OrderLine key={line.id} line={line} orderNumber={number} />
          ))}
        </CartGroup>
      ))}
    </List>
  );
}
