import { RegisterForm } from '@mall/ui/forms/RegisterForm';
import type { AgreementText } from '../entry.ts';
import { type AuthFormProps, useAuthForm } from '../use-auth-form.ts';
import { useSendCode } from '../use-send-code.ts';
import { agreementOf } from './agreement.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { codeProps } from './entry-props.tsx';

interface RegistrationFormProps extends AuthFormProps {
  readonly terms: AgreementText;
  readonly loginHref: string;
}

/** Renders the registration form. */
export function RegistrationForm({ terms, loginHref, ...props }: RegistrationFormProps) {
  const code = useSendCode(props.pageHref);
  const entry = useAuthForm(props, code);
  return (
    <EntryFrame entry={entry} code={code.outcome}>
      <RegisterForm key={entry.shown?.at} {...codeProps(props, entry, code)} agreement={agreementOf(terms)} loginHref={loginHref} />
    </EntryFrame>
  );
}
