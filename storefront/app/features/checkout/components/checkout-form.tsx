import { styled } from '@mall/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router-dom';
import type { DeliveryAddress } from '#app/shared/delivery-address.ts';
import { IdempotencyKey } from '#app/shared/idempotency-key.tsx';
import { type Checkout, type CheckoutOutcome, checkoutFields, checkoutIntents } from '../checkout.ts';
import { couponsOf } from '../coupons-of.ts';
import { AddressChoice } from './address-choice.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { CouponSelect } from './coupon-select.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { ReceiveChoice } from './receive-choice.tsx';
import { ShopGoods } from './shop-goods.tsx';

const formId = 'checkout';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  '& > div': { display: 'grid', gap: theme.spacing(5), minWidth: 0 },
  '& > div > form': { display: 'grid', gap: theme.spacing(6), minWidth: 0 },
  // The headings of all choices have the same size.
  '& > div > form > fieldset > legend': { ...theme.typography.h3, marginBlockEnd: theme.spacing(2) },
  '& .goods': { display: 'grid', gap: theme.spacing(4) },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)',
    columnGap: theme.spacing(8),
    alignItems: 'start',
  },
}));

interface CheckoutFormProps {
  readonly checkout: Checkout;
  /** The result of the form's last submission. */
  readonly outcome: CheckoutOutcome | undefined;
  readonly idempotencyKey: string;
  readonly hrefs: {
    readonly product: (id: number) => string;
    /** Returns the link to this page with another address, store or coupons. */
    readonly repriced: (change: { address?: number; store?: number | undefined; coupons?: string | undefined }) => string;
    /** The link to this page with the form for a new address; undefined while the form is shown. */
    readonly addAddress: string | undefined;
  };
  /** The fields of a new or changed address, while they are shown. */
  readonly addressEntry: ReactNode;
  /** Renders the actions of an address, in its card. */
  readonly addressActions: (address: DeliveryAddress) => ReactNode;
}

/** Renders address, products, payment method and total as one form, which works without JavaScript. */
export function CheckoutForm({ checkout, outcome, idempotencyKey, hrefs, addressEntry, addressActions }: CheckoutFormProps) {
  const { t } = useTranslation('checkout');
  const [payType, setPayType] = useState(outcome?.entered.payType ?? checkout.preferredPayType);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const reprice = (href: string) => void navigate(href, { replace: true, preventScrollReset: true });
  const takeCoupons = () => form.current && reprice(hrefs.repriced({ coupons: couponsOf(new FormData(form.current)) }));
  const isPickup = checkout.storeId !== undefined;
  return (
    <Columns>
      <div>
        {/* The server validates: native validation would block the order while the fields for another address are empty. */}
        <Form ref={form} id={formId} method="post" preventScrollReset noValidate>
          <IdempotencyKey value={outcome?.idempotencyKey ?? idempotencyKey} />
          <input type="hidden" name="total" value={checkout.total} />
          <ReceiveChoice
            stores={checkout.stores}
            storeId={checkout.storeId}
            contact={checkout.contact}
            outcome={outcome}
            onChange={(store) => reprice(hrefs.repriced({ store, coupons: undefined }))}
          />
          {!isPickup && (
            <AddressChoice
              addresses={checkout.addresses}
              addressId={checkout.addressId}
              onChoose={(address) => reprice(hrefs.repriced({ address }))}
              addHref={hrefs.addAddress}
              actionsOf={addressActions}
              entry={addressEntry}
            />
          )}
          <section aria-labelledby="checkout-goods" className="goods">
            <Typography id="checkout-goods" variant="h3" component="h2">
              {t('goods.title')}
            </Typography>
            {checkout.shops.map((shop, index) => (
              <ShopGoods
                key={shop.id}
                shop={shop}
                remark={outcome?.entered.remarks[index] ?? ''}
                hrefOf={hrefs.product}
                isPickup={isPickup}
                onCouponChange={takeCoupons}
              />
            ))}
          </section>
          <CouponSelect label={t('coupons.ofMall')} name={checkoutFields.mallCoupon} coupons={checkout.coupons} onChange={takeCoupons} />
          <noscript>
            <Button type="submit" name="intent" value={checkoutIntents.update} variant="outlined">
              {t('update')}
            </Button>
          </noscript>
          <PaymentChoice payTypes={checkout.payTypes} balance={checkout.balance} value={payType} onChange={setPayType} />
        </Form>
      </div>
      <CheckoutSummary checkout={checkout} payType={payType} outcome={outcome} formId={formId} />
    </Columns>
  );
}
