import { useUiText } from '../../i18n/useUiText.ts';
import { UiLink } from '../../primitives/UiLink/UiLink.tsx';
import { AccountNameField, NewPasswordField } from '../shared/AccountFields.tsx';
import { AgreementField } from '../shared/AgreementField.tsx';
import type { Agreement } from '../shared/agreement.ts';
import type { CodeFormProps } from '../shared/codeForm.ts';
import { FormRoot, HiddenFields } from '../shared/nativeForm.tsx';
import { ProofFields } from '../shared/ProofFields.tsx';
import { Aside } from '../shared/SignInLinks.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { type RegisterValues, registerRules } from './rules.ts';

export type { Agreement } from '../shared/agreement.ts';
export type { Captcha } from '../shared/CaptchaField.tsx';
export type { CodeRequest } from '../shared/contactRules.ts';

const fields = ['accountName', 'password', 'phone', 'email', 'verificationCode', 'captcha', 'agreed'] as const;

/** Props of {@link RegisterForm}. */
export interface RegisterFormProps extends CodeFormProps<RegisterValues, (typeof fields)[number]> {
  /** Agreement that a new customer accepts. */
  agreement: Agreement;
  /** URL of the sign-in, for customers with an account. */
  loginHref?: string;
}

/** Renders a registration: account name and password, a phone or e-mail address verified by a code, and the agreement. */
export function RegisterForm(props: RegisterFormProps) {
  const { hidden, pending, agreement, loginHref, defaultValues } = props;
  const t = useUiText('ui-deferred');
  const native = useNativeForm(registerRules, fields, props);
  const { field, register, faultOf } = native;
  return (
    <FormRoot {...native.form}>
      <HiddenFields fields={hidden} />
      <AccountNameField {...field('accountName')} defaultValue={defaultValues?.accountName} />
      <NewPasswordField {...field('password')} />
      <ProofFields native={native} legend={t('register.way')} props={props} />
      <AgreementField
        agreement={agreement}
        choice={register('agreed')}
        label={t('register.agree')}
        readText={t('register.agreement')}
        error={faultOf('agreed')}
      />
      <SubmitButton pending={pending}>{t('login.register')}</SubmitButton>
      {loginHref && (
        <Aside>
          {t('register.known')} <UiLink href={loginHref}>{t('login.submit')}</UiLink>
        </Aside>
      )}
    </FormRoot>
  );
}
