import { CartGroup, centsOf, formatMoney } from '@mall/ui';
import { RemarksField } from '@mall/ui/forms/RemarksField';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { GoodsLine } from '#app/shared/goods-line.tsx';
import type { CheckoutShop } from '../checkout.ts';

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(2, 1),
  borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  '& > p': { ...theme.typography.body2, margin: 0, textAlign: 'end', color: theme.vars.palette.roles.inkSoft },
}));

interface ShopGoodsProps {
  readonly shop: CheckoutShop;
  /** What was written to the shop before. */
  readonly remark: string;
  readonly hrefOf: (productId: number) => string;
}

/** What is bought from one shop, with a word to it. */
export function ShopGoods({ shop, remark, hrefOf }: ShopGoodsProps) {
  const { t } = useTranslation('checkout');
  const amounts = { subtotal: formatMoney(shop.subtotal), freight: formatMoney(shop.freight) };
  return (
    <CartGroup
      shopName={shop.name}
      footer={
        <Foot>
          <RemarksField label={t('goods.remark', { shop: shop.name })} defaultValue={remark} />
          <p>{t(centsOf(shop.freight) === 0 ? 'goods.subtotalFree' : 'goods.subtotal', amounts)}</p>
        </Foot>
      }
    >
      {shop.lines.map(({ skuId, productId, title, picture, spec, price, isFlash, count }) => (
        <GoodsLine
          key={skuId}
          href={hrefOf(productId)}
          title={title}
          picture={picture}
          spec={[spec, isFlash && t('goods.flash')].filter(Boolean).join(' · ')}
          price={price}
          quantity={t('goods.count', { count })}
        />
      ))}
    </CartGroup>
  );
}
