import { PasswordInput } from '../../fields/PasswordInput/PasswordInput.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import type { OwnPhoneProps } from '../shared/codeForm.ts';
import { FormRoot, HiddenFields, type NativeFormProps } from '../shared/nativeForm.tsx';
import { OwnPhoneCodeField } from '../shared/OwnPhoneCodeField.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { type PaymentPasswordSetValues, paymentPasswordSetRules } from './rules.ts';

const fields = ['verificationCode', 'password', 'repeatedPassword'] as const;

/** Props of {@link PaymentPasswordSetForm}. */
export interface PaymentPasswordSetFormProps extends NativeFormProps<PaymentPasswordSetValues, (typeof fields)[number]>, OwnPhoneProps {
  /** `set` for the first payment password, `change` for a replacement. @default 'set' */
  mode?: 'set' | 'change';
}

const digits = { inputMode: 'numeric', autoComplete: 'new-password', maxLength: 6, required: true } as const;
const submitTexts = { set: 'paymentPasswordSet.set', change: 'paymentPasswordSet.change' } as const;

/** Renders a form that sets or changes the payment password: six digits twice, verified by a code sent to the bound phone. */
export function PaymentPasswordSetForm(props: PaymentPasswordSetFormProps) {
  const { hidden, pending, mode = 'set' } = props;
  const t = useUiText('ui-deferred');
  const { form, field } = useNativeForm(paymentPasswordSetRules, fields, props);
  return (
    <FormRoot {...form}>
      <HiddenFields fields={hidden} />
      <OwnPhoneCodeField {...field('verificationCode')} to={props} />
      <PasswordInput {...field('password')} {...digits} label={t('paymentPasswordSet.password')} hint={t('paymentPasswordSet.hint')} />
      <PasswordInput {...field('repeatedPassword')} {...digits} label={t('paymentPasswordSet.again')} />
      <SubmitButton pending={pending}>{t(submitTexts[mode])}</SubmitButton>
    </FormRoot>
  );
}
