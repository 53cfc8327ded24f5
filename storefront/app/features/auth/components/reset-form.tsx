import { ForgottenPasswordForm } from '@mall/ui/forms/ForgottenPasswordForm';
import { type AuthFormProps, useAuthForm } from '../use-auth-form.ts';
import { useSendCode } from '../use-send-code.ts';
import { EntryFrame } from './entry-frame.tsx';
import { codeProps } from './entry-props.tsx';

interface ResetFormProps extends AuthFormProps {
  readonly loginHref: string;
}

/** Renders the form that resets a forgotten password. */
export function ResetForm({ loginHref, ...props }: ResetFormProps) {
  const code = useSendCode(props.pageHref);
  const entry = useAuthForm(props, code);
  return (
    <EntryFrame entry={entry} code={code.outcome}>
      <ForgottenPasswordForm key={entry.shown?.at} {...codeProps(props, entry, code)} loginHref={loginHref} />
    </EntryFrame>
  );
}
