import { useState } from 'react';
import { useMoney } from '../../commerce/catalog/Price/useMoney.ts';
import { type PaymentMethod, PaymentMethodTiles } from '../../commerce/payments/PaymentMethodTiles/PaymentMethodTiles.tsx';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { AmountField } from '../shared/AmountField.tsx';
import { LongTextField } from '../shared/LongTextField.tsx';
import { FormRoot, HiddenFields, type NativeFormProps } from '../shared/nativeForm.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { Presets } from './Presets.tsx';
import { type RechargeValues, rechargeRules } from './rules.ts';

export type { PaymentMethod } from '../../commerce/payments/PaymentMethodTiles/PaymentMethodTiles.tsx';

const fields = ['amount', 'method', 'remarks'] as const;
const usual = ['100.00', '200.00', '500.00', '1000.00'];

/** Props of {@link RechargeForm}. */
export interface RechargeFormProps extends NativeFormProps<RechargeValues, (typeof fields)[number]> {
  /** Minimum of one recharge, a decimal string. */
  minimum: string;
  /** Payment methods: `wechat` and `alipay`. The first enabled one is preselected. */
  methods: readonly PaymentMethod[];
  /** Predefined amounts, decimal strings. @default ['100.00', '200.00', '500.00', '1000.00'] */
  presets?: readonly string[];
  /** Values entered before a refusal, or the preselected method. */
  defaultValues?: { readonly amount?: string; readonly method?: string; readonly remarks?: string };
}

/** Renders a form that recharges the balance: a predefined or custom amount, and the payment method. */
export function RechargeForm(props: RechargeFormProps) {
  const { hidden, pending, minimum, methods, presets = usual, defaultValues } = props;
  const t = useUiText('ui-deferred');
  const money = useMoney();
  const [method, setMethod] = useState(defaultValues?.method ?? methods.find(({ disabled }) => !disabled)?.id);
  const rules = rechargeRules(minimum);
  const { form, field, faultOf, setValue, watch, isSubmitted } = useNativeForm(rules, fields, props, { method });
  const choose = (id: string) => {
    setMethod(id);
    setValue('method', id, { shouldValidate: isSubmitted });
  };
  return (
    <FormRoot {...form}>
      <HiddenFields fields={hidden} />
      <Presets
        amounts={presets}
        chosen={watch('amount', defaultValues?.amount)}
        onChoose={(amount) => setValue('amount', amount, { shouldValidate: true })}
      />
      <AmountField {...field('amount')} defaultValue={defaultValues?.amount} hint={t('amount.from', { amount: money.print(minimum) })} />
      <PaymentMethodTiles methods={methods} value={method} onChange={choose} error={faultOf('method')} />
      <LongTextField
        {...field('remarks')}
        {...(defaultValues?.remarks && { defaultValue: defaultValues.remarks })}
        label={t('recharge.remarks')}
        rows={2}
        max={limits.remark}
      />
      <SubmitButton pending={pending}>{t('recharge.submit')}</SubmitButton>
    </FormRoot>
  );
}
