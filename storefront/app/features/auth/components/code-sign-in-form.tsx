import { CodeLoginForm } from '@mall/ui/forms/CodeLoginForm';
import type { AuthHrefs } from '../auth-hrefs.ts';
import { type AuthFormProps, useAuthForm } from '../use-auth-form.ts';
import { useSendCode } from '../use-send-code.ts';
import { EntryFrame } from './entry-frame.tsx';
import { codeProps } from './entry-props.tsx';

/** Renders the sign-in with a verification code, which also registers new customers. */
export function CodeSignInForm({ hrefs, ...props }: AuthFormProps & { readonly hrefs: AuthHrefs }) {
  const code = useSendCode(props.pageHref);
  const entry = useAuthForm(props, code);
  return (
    <EntryFrame entry={entry} code={code.outcome}>
      <CodeLoginForm key={entry.shown?.at} {...codeProps(props, entry, code)} registerHref={hrefs.register} />
    </EntryFrame>
  );
}
