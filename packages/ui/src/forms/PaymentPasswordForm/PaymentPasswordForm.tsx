import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import { useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordInput } from '../../fields/PasswordInput/PasswordInput.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { useHydrated } from '../../provider/useHydrated.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { FormRoot, HiddenFields, type NativeFormProps, outsideErrors, useFaultText } from '../shared/nativeForm.tsx';
import { type PaymentPasswordValues, paymentPasswordRules } from './rules.ts';

/** Props of {@link PaymentPasswordForm}. */
export interface PaymentPasswordFormProps extends NativeFormProps<PaymentPasswordValues, 'password'>, RootProps<'form'> {
  /** Where a new payment password is set. */
  forgotHref?: string;
}

/** Asks for the payment password. */
export function PaymentPasswordForm(props: PaymentPasswordFormProps) {
  const { action, onSubmit, errors, pending = false, hidden, forgotHref, ref, ...root } = props;
  const say = useUiText();
  const fault = useFaultText();
  const hydrated = useHydrated();
  const formRef = useRef<HTMLFormElement>(null);
  const fromOutside = useMemo(() => outsideErrors(errors, ['password']), [errors]);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(paymentPasswordRules),
    defaultValues: { password: '' },
    errors: fromOutside,
  });
  const submit = handleSubmit((values) => {
    const form = formRef.current;
    if (form) onSubmit ? onSubmit(values, form) : form.submit();
  });
  return (
    <FormRoot {...root} ref={useForkRef(ref, formRef)} method="post" action={action} noValidate={hydrated} onSubmit={submit}>
      <HiddenFields fields={hidden} />
      <PasswordInput
        {...register('password')}
        label={say('paymentPassword.label')}
        autoComplete="off"
        inputMode="numeric"
        error={fault(formState.errors.password?.message)}
      />
      <Button type="submit" variant="contained" size="large" disabled={pending}>
        {say(pending ? 'form.pending' : 'paymentPassword.submit')}
      </Button>
      {forgotHref && <UiLink href={forgotHref}>{say('paymentPassword.forgot')}</UiLink>}
    </FormRoot>
  );
}
