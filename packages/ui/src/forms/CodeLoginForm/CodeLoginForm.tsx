import { Choice } from '../../fields/Choice/Choice.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import type { CodeFormProps } from '../shared/codeForm.ts';
import { FormRoot, HiddenFields } from '../shared/nativeForm.tsx';
import { ProofFields } from '../shared/ProofFields.tsx';
import { SignInLinks } from '../shared/SignInLinks.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { type CodeLoginValues, codeLoginRules } from './rules.ts';

export type { Captcha } from '../shared/CaptchaField.tsx';
export type { CodeRequest } from '../shared/contactRules.ts';

const fields = ['phone', 'email', 'verificationCode', 'captcha'] as const;

/** Props of {@link CodeLoginForm}. */
export interface CodeLoginFormProps extends CodeFormProps<CodeLoginValues, (typeof fields)[number]> {
  /** URL of the registration. */
  registerHref?: string;
}

/** Renders a sign-in with a code sent to a phone or an e-mail address; it creates an account for a new customer. */
export function CodeLoginForm(props: CodeLoginFormProps) {
  const t = useUiText('ui-deferred');
  const native = useNativeForm(codeLoginRules, fields, props);
  return (
    <FormRoot {...native.form}>
      <HiddenFields fields={props.hidden} />
      <ProofFields native={native} legend={t('login.way')} props={props} />
      <Choice name="staySignedIn" value="1" label={t('login.auto')} />
      <SubmitButton pending={props.pending}>{t('login.submit')}</SubmitButton>
      <SignInLinks registerHref={props.registerHref} />
    </FormRoot>
  );
}
