import { formatMoney, NativeSelect } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { CouponChoice } from '../checkout.ts';

interface CouponSelectProps {
  readonly label: string;
  readonly name: string;
  readonly coupons: CouponChoice;
  readonly onChange: () => void;
}

/** Renders the coupon selection, with the best one preselected; without coupons, only a note. */
export function CouponSelect({ label, name, coupons: { list, chosen }, onChange }: CouponSelectProps) {
  const { t } = useTranslation('checkout');
  if (list.length === 0) return <input type="hidden" name={name} value="0" />;
  return (
    // The server's selection is authoritative: a coupon that it rejects is not shown as selected.
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
