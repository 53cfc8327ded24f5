import { PasswordInput, type PasswordInputProps } from '../../fields/PasswordInput/PasswordInput.tsx';
import { TextInput, type TextInputProps } from '../../fields/TextInput/TextInput.tsx';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';

/** Renders the name field of a new account, with its allowed characters as the hint. */
export function AccountNameField(props: Omit<TextInputProps, 'label'>) {
  const t = useUiText('ui-deferred');
  return (
    <TextInput
      {...props}
      label={t('login.account')}
      hint={t('register.accountHint', { min: limits.accountMin, max: limits.accountMax })}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.accountMax}
      required
    />
  );
}

/** Renders the field of a new login password, with its requirements as the hint. */
export function NewPasswordField({ label, ...props }: Omit<PasswordInputProps, 'label'> & { label?: string }) {
  const t = useUiText('ui-deferred');
  return (
    <PasswordInput
      {...props}
      label={label ?? t('login.password')}
      hint={t('register.passwordHint', { min: limits.passwordMin, max: limits.passwordMax })}
      autoComplete="new-password"
      maxLength={limits.passwordMax}
      required
    />
  );
}
