import { CartGroup, centsOf, formatMoney, styled } from '@mall/ui';
import { RemarksField } from '@mall/ui/forms/RemarksField';
import { useTranslation } from 'react-i18next';
import { ProductLine } from '#app/shared/product-line.tsx';
import { type CheckoutShop, checkoutFields } from '../checkout.ts';
import { CouponSelect } from './coupon-select.tsx';

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(2, 1),
  borderBlockStart: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.hairline}`,
  '& > p': { ...theme.typography.body2, margin: 0, textAlign: 'end', color: theme.vars.palette.roles.inkSoft },
  '& small': { ...theme.typography.caption, display: 'block' },
}));

interface ShopGoodsProps {
  readonly shop: CheckoutShop;
  /** The message to the shop that was entered before. */
  readonly remark: string;
  readonly hrefOf: (productId: number) => string;
  /** The order is picked up: delivery information is hidden. */
  readonly isPickup: boolean;
  readonly onCouponChange: () => void;
}

/** Renders the items of one shop, with a message field. */
export function ShopGoods({ shop, remark, hrefOf, isPickup, onCouponChange }: ShopGoodsProps) {
  const { t } = useTranslation('checkout');
  const amounts = { subtotal: formatMoney(shop.subtotal), freight: formatMoney(shop.freight) };
  return (
    <CartGroup
      shopName={shop.name}
      footer={
        <Foot>
          <RemarksField label={t('goods.remark', { shop: shop.name })} defaultValue={remark} />
          <CouponSelect
            label={t('coupons.ofShop', { shop: shop.name })}
            name={checkoutFields.shopCoupon}
            coupons={shop.coupons}
            onChange={onCouponChange}
          />
          <p>
            {t(centsOf(shop.freight) === 0 ? 'goods.subtotalFree' : 'goods.subtotal', amounts)}
            {!isPickup && shop.freeFrom !== undefined && <small>{t('goods.freeFrom', { amount: formatMoney(shop.freeFrom) })}</small>}
          </p>
        </Foot>
      }
    >
      {shop.lines.map(({ skuId, productId, title, image, spec, price, isFlash, count }) => (
        <ProductLine
          key={skuId}
          href={hrefOf(productId)}
          title={title}
          image={image}
          spec={[spec, isFlash && t('goods.flash')].filter(Boolean).join(' · ')}
          price={price}
          quantity={t('goods.count', { count })}
        />
      ))}
    </CartGroup>
  );
}
