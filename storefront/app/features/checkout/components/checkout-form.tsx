import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';
import { IdempotencyKey } from '#app/shared/idempotency-key.tsx';
import type { Checkout, CheckoutOutcome } from '../checkout.ts';
import { AddressChoice } from './address-choice.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { ShopGoods } from './shop-goods.tsx';

const formId = 'checkout';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  '& > div': { display: 'grid', gap: theme.spacing(5), minWidth: 0 },
  '& > div > form': { display: 'grid', gap: theme.spacing(6), minWidth: 0 },
  '& .goods': { display: 'grid', gap: theme.spacing(4) },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)',
    columnGap: theme.spacing(8),
    alignItems: 'start',
  },
}));

interface CheckoutFormProps {
  readonly checkout: Checkout;
  /** What the form's last sending came to. */
  readonly outcome: CheckoutOutcome | undefined;
  readonly idempotencyKey: string;
  readonly hrefs: {
    readonly product: (id: number) => string;
    /** This page, priced for another address. */
    readonly address: (id: number) => string;
    /** This page with the form for a new address; undefined while it stands there. */
    readonly addAddress: string | undefined;
  };
  /** The form for a new address. It stands before this one: forms cannot lie in one another. */
  readonly newAddress: ReactNode;
}

/** Address, goods, way to pay and sum, as one form that works by itself without a script. */
export function CheckoutForm({ checkout, outcome, idempotencyKey, hrefs, newAddress }: CheckoutFormProps) {
  const { t } = useTranslation('checkout');
  const [payType, setPayType] = useState(outcome?.entered.payType ?? checkout.preferredPayType);
  return (
    <Columns>
      <div>
        {newAddress}
        <Form id={formId} method="post" preventScrollReset>
          <IdempotencyKey value={outcome?.idempotencyKey ?? idempotencyKey} />
          <input type="hidden" name="total" value={checkout.total} />
          <AddressChoice addresses={checkout.addresses} addressId={checkout.addressId} hrefOf={hrefs.address} addHref={hrefs.addAddress} />
          <section aria-labelledby="checkout-goods" className="goods">
            <Typography id="checkout-goods" variant="h3" component="h2">
              {t('goods.title')}
            </Typography>
            {checkout.shops.map((shop, at) => (
              <ShopGoods key={shop.id} shop={shop} remark={outcome?.entered.remarks[at] ?? ''} hrefOf={hrefs.product} />
            ))}
          </section>
          <PaymentChoice payTypes={checkout.payTypes} balance={checkout.balance} value={payType} onChange={setPayType} />
        </Form>
      </div>
      <CheckoutSummary checkout={checkout} payType={payType} outcome={outcome} formId={formId} />
    </Columns>
  );
}
