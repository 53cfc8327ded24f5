import type { ReactNode } from 'react';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { PasswordInput } from '../../fields/PasswordInput/PasswordInput.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { type Captcha, CaptchaField } from '../shared/CaptchaField.tsx';
import { ContactFields } from '../shared/ContactFields.tsx';
import { FormRoot, HiddenFields, type NativeFormProps } from '../shared/nativeForm.tsx';
import { SignInLinks } from '../shared/SignInLinks.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useNativeForm } from '../shared/useNativeForm.ts';
import { type LoginFields, type LoginValues, loginRules } from './rules.ts';

export type { Captcha } from '../shared/CaptchaField.tsx';

const fields = ['phone', 'email', 'accountName', 'password', 'captcha'] as const;

/** Props of {@link LoginForm}. */
export interface LoginFormProps extends NativeFormProps<LoginValues, (typeof fields)[number]> {
  /** Captcha image and its token. */
  captcha: Captcha;
  /** Requests another captcha image. */
  onRefreshCaptcha?: () => void;
  /** Alternative to the captcha, for shoppers who cannot read the image. */
  captchaAlternative?: ReactNode;
  /** Values entered before a refusal; never the password. */
  defaultValues?: Partial<Pick<LoginFields, 'type' | 'phone' | 'email' | 'accountName' | 'dialCode'>> & { staySignedIn?: boolean };
  /** Available dial codes. @default ['86'] */
  dialCodes?: readonly string[];
  /** URL of the page for a forgotten password; omitted, there is no link. */
  forgotHref?: string;
  /** URL of the registration; omitted, there is no link. */
  registerHref?: string;
}

/** Renders a sign-in with a password: phone, e-mail or account name, and the captcha image. */
export function LoginForm(props: LoginFormProps) {
  const { pending, hidden, captcha, onRefreshCaptcha, captchaAlternative, defaultValues, dialCodes = ['86'] } = props;
  const { forgotHref, registerHref } = props;
  const t = useUiText('ui-deferred');
  const initial = { type: 'phone', dialCode: '86', staySignedIn: false, ...defaultValues } as const;
  const { form, field, register, setValue } = useNativeForm(loginRules, fields, props);
  return (
    <FormRoot {...form}>
      <HiddenFields fields={hidden} />
      <ContactFields
        legend={t('login.way')}
        initial={initial}
        dialCodes={dialCodes}
        phone={field('phone')}
        email={field('email')}
        accountName={field('accountName')}
        dial={register('dialCode')}
        onSelectType={(type) => setValue('type', type)}
      />
      <PasswordInput {...field('password')} label={t('login.password')} autoComplete="current-password" required />
      <CaptchaField {...field('captcha')} captcha={captcha} onRefresh={onRefreshCaptcha} hint={captchaAlternative} />
      <Choice name="staySignedIn" value="1" defaultChecked={initial.staySignedIn} label={t('login.auto')} />
      <SubmitButton pending={pending}>{t('login.submit')}</SubmitButton>
      <SignInLinks forgotHref={forgotHref} registerHref={registerHref} />
    </FormRoot>
  );
}
