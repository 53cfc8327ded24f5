import { formatMoney, NativeSelect } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { CouponChoice } from '../checkout.ts';

interface CouponSelectProps {
  readonly label: string;
  readonly name: string;
  readonly coupons: CouponChoice;
  readonly onChange: () => void;
}

/** Which coupon to use, the best one chosen; without any, only what the form says of it. */
export function CouponSelect({ label, name, coupons: { list, chosen }, onChange }: CouponSelectProps) {
  const { t } = useTranslation('checkout');
  if (list.length === 0) return <input type="hidden" name={name} value="0" />;
  return (
    // What the server reckons with counts: a coupon that it leaves out is not shown as chosen.
    <NativeSelect key={chosen} label={label} name={name} defaultValue={chosen} onChange={onChange}>
      {list.map(({ id, name: words, amount }) => (
        <option key={id} value={id}>
          {amount === undefined ? words : t('coupons.option', { name: words, amount: formatMoney(amount) })}
        </option>
      ))}
      <option value={0}>{t('coupons.none')}</option>
    </NativeSelect>
  );
}
