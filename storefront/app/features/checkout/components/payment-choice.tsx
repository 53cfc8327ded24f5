import { formatMoney, Notice, PaymentMethodTiles } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { type Checkout, checkoutFields, type PayType } from '../checkout.ts';

interface PaymentChoiceProps extends Pick<Checkout, 'payTypes' | 'balance'> {
  readonly value: PayType | undefined;
  readonly onChange: (value: PayType) => void;
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
        ...(id === 'wallet_pay' ? { detail: t('payment.balance', { amount: formatMoney(balance) }) } : {}),
      }))}
      value={value}
      onChange={(id) => {
        const found = payTypes.find((type) => type === id);
        if (found) onChange(found);
      }}
    />
  );
}
