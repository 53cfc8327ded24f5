import { formatMoney, Notice, PaymentMethodTiles } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '#app/shared/payment-methods.ts';
import { type Checkout, checkoutFields } from '../checkout.ts';

interface PaymentChoiceProps extends Pick<Checkout, 'payTypes' | 'balance'> {
  readonly value: PaymentMethod | undefined;
  readonly onChange: (value: PaymentMethod) => void;
}

/** Renders the enabled payment methods. */
export function PaymentChoice({ payTypes, balance, value, onChange }: PaymentChoiceProps) {
  const { t } = useTranslation('checkout');
  if (payTypes.length === 0) return <Notice>{t('payment.none')}</Notice>;
  return (
    <PaymentMethodTiles
      name={checkoutFields.payType}
      methods={payTypes.map((id) => ({
        id,
        label: t(`payment.${id}`),
        ...(id === 'wallet' ? { detail: t('payment.balance', { amount: formatMoney(balance) }) } : {}),
      }))}
      value={value}
      onChange={(id) => {
        const found = payTypes.find((type) => type === id);
        if (found) onChange(found);
      }}
    />
  );
}
