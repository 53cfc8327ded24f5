import { useUiText } from '../../i18n/useUiText.ts';
import { AccountNameField, NewPasswordField } from '../shared/AccountFields.tsx';
import { AgreementField } from '../shared/AgreementField.tsx';
import type { Agreement } from '../shared/agreement.ts';
import { FormRoot, HiddenFields, type NativeFormProps } from '../shared/nativeForm.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { type SetPasswordValues, setPasswordRules } from './rules.ts';

export type { Agreement } from '../shared/agreement.ts';

const fields = ['accountName', 'password', 'agreed'] as const;

/** Props of {@link SetPasswordForm}. */
export interface SetPasswordFormProps extends NativeFormProps<SetPasswordValues, (typeof fields)[number]> {
  /** Agreement that a new customer accepts. */
  agreement: Agreement;
  /** Values entered before a refusal; never the password. */
  defaultValues?: { readonly accountName?: string };
}

/** Renders a form for the account name and password of a customer who signed in with a code for the first time. */
export function SetPasswordForm(props: SetPasswordFormProps) {
  const { hidden, pending, agreement, defaultValues } = props;
  const t = useUiText('ui-deferred');
  const { form, field, register, faultOf } = useNativeForm(setPasswordRules, fields, props);
  return (
    <FormRoot {...form}>
      <HiddenFields fields={hidden} />
      <AccountNameField {...field('accountName')} defaultValue={defaultValues?.accountName} />
      <NewPasswordField {...field('password')} />
      <AgreementField
        agreement={agreement}
        choice={register('agreed')}
        label={t('register.agree')}
        readText={t('register.agreement')}
        error={faultOf('agreed')}
      />
      <SubmitButton pending={pending}>{t('setPassword.submit')}</SubmitButton>
    </FormRoot>
  );
}
