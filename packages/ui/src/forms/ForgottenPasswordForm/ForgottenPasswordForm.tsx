import { PasswordInput } from '../../fields/PasswordInput/PasswordInput.tsx';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { NewPasswordField } from '../shared/AccountFields.tsx';
import type { CodeFormProps } from '../shared/codeForm.ts';
import { FormRoot, HiddenFields } from '../shared/nativeForm.tsx';
import { ProofFields } from '../shared/ProofFields.tsx';
import { Aside } from '../shared/SignInLinks.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { type ForgottenPasswordValues, forgottenPasswordRules } from './rules.ts';

export type { Captcha } from '../shared/CaptchaField.tsx';
export type { CodeRequest } from '../shared/contactRules.ts';

const fields = ['phone', 'email', 'verificationCode', 'captcha', 'password', 'repeatedPassword'] as const;

/** Props of {@link ForgottenPasswordForm}. */
export interface ForgottenPasswordFormProps extends CodeFormProps<ForgottenPasswordValues, (typeof fields)[number]> {
  /** URL of the sign-in. */
  loginHref?: string;
}

/** Renders a form that sets a new password after the phone or e-mail address was verified by a code. */
export function ForgottenPasswordForm(props: ForgottenPasswordFormProps) {
  const t = useUiText('ui-deferred');
  const native = useNativeForm(forgottenPasswordRules, fields, props);
  const { field } = native;
  return (
    <FormRoot {...native.form}>
      <HiddenFields fields={props.hidden} />
      <ProofFields native={native} legend={t('forgotten.way')} props={props} />
      <NewPasswordField {...field('password')} label={t('forgotten.password')} />
      <PasswordInput
        {...field('repeatedPassword')}
        label={t('forgotten.again')}
        autoComplete="new-password"
        maxLength={limits.passwordMax}
        required
      />
      <SubmitButton pending={props.pending}>{t('forgotten.submit')}</SubmitButton>
      {props.loginHref && (
        <Aside>
          <UiLink href={props.loginHref}>{t('forgotten.back')}</UiLink>
        </Aside>
      )}
    </FormRoot>
  );
}
