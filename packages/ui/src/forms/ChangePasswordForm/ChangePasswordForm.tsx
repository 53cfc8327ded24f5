import { PasswordInput } from '../../fields/PasswordInput/PasswordInput.tsx';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { NewPasswordField } from '../shared/AccountFields.tsx';
import { FormRoot, HiddenFields, type NativeFormProps } from '../shared/nativeForm.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { type ChangePasswordValues, changePasswordRules } from './rules.ts';

const fields = ['currentPassword', 'newPassword', 'repeatedPassword'] as const;

/** Props of {@link ChangePasswordForm}. */
export interface ChangePasswordFormProps extends NativeFormProps<ChangePasswordValues, (typeof fields)[number]> {
  /** Account name, for the browser's password manager; it is not submitted. */
  accountName: string;
}

/** Renders a form that changes the login password of a customer who enters the current one. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { hidden, pending, accountName } = props;
  const t = useUiText('ui-deferred');
  const { form, field } = useNativeForm(changePasswordRules, fields, props);
  return (
    <FormRoot {...form}>
      <HiddenFields fields={hidden} />
      <input type="text" value={accountName} readOnly hidden autoComplete="username" />
      <PasswordInput
        {...field('currentPassword')}
        label={t('changePassword.present')}
        autoComplete="current-password"
        maxLength={limits.passwordMax}
        required
      />
      <NewPasswordField {...field('newPassword')} label={t('forgotten.password')} />
      <PasswordInput
        {...field('repeatedPassword')}
        label={t('forgotten.again')}
        autoComplete="new-password"
        maxLength={limits.passwordMax}
        required
      />
      <SubmitButton pending={pending}>{t('changePassword.submit')}</SubmitButton>
    </FormRoot>
  );
}
