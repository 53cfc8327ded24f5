import { CartGroup } from '@mall/ui';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { GoodsLine } from '#app/shared/goods-line.tsx';
import type { OrderLine } from '../order.ts';

const List = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

interface OrderGoodsProps {
  readonly lines: readonly OrderLine[];
  readonly hrefOf: (productId: number) => string;
}

/** What was ordered, by shop. */
export function OrderGoods({ lines, hrefOf }: OrderGoodsProps) {
  const { t } = useTranslation('orders');
  const byShop = new Map<string, OrderLine[]>();
  for (const line of lines) byShop.set(line.shopName, [...(byShop.get(line.shopName) ?? []), line]);
  return (
    <List>
      {[...byShop].map(([shopName, ofShop]) => (
        <CartGroup key={shopName} shopName={shopName}>
          {ofShop.map(({ id, productId, title, picture, spec, price, count }) => (
            <GoodsLine
              key={id}
              href={hrefOf(productId)}
              title={title}
              picture={picture}
              spec={spec}
              price={price}
              quantity={t('details.count', { count })}
            />
          ))}
        </CartGroup>
      ))}
    </List>
  );
}
