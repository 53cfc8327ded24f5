import { PasswordInput } from '../../fields/PasswordInput/PasswordInput.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { FormRoot, HiddenFields, type NativeFormProps } from '../shared/nativeForm.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { type PaymentPasswordValues, paymentPasswordRules } from './rules.ts';

const fields = ['password'] as const;

/** Props of {@link PaymentPasswordForm}. */
export interface PaymentPasswordFormProps extends NativeFormProps<PaymentPasswordValues, 'password'> {
  /** URL where a new payment password is set. */
  forgotHref?: string;
}

/** Renders a form that requests the payment password. */
export function PaymentPasswordForm(props: PaymentPasswordFormProps) {
  const { hidden, pending, forgotHref } = props;
  const t = useUiText('ui-deferred');
  const { form, field } = useNativeForm(paymentPasswordRules, fields, props);
  return (
    <FormRoot {...form}>
      <HiddenFields fields={hidden} />
      <PasswordInput {...field('password')} label={t('paymentPassword.label')} autoComplete="off" inputMode="numeric" />
      <SubmitButton pending={pending}>{t('paymentPassword.submit')}</SubmitButton>
      {forgotHref && <UiLink href={forgotHref}>{t('paymentPassword.forgot')}</UiLink>}
    </FormRoot>
  );
}
