import { LoginForm } from '@mall/ui/forms/LoginForm';
import type { AuthHrefs } from '../auth-hrefs.ts';
import { dialCodes } from '../entry.ts';
import { type AuthFormProps, useAuthForm } from '../use-auth-form.ts';
import { EntryFrame } from './entry-frame.tsx';
import { captchaProps, errorsOf } from './entry-props.tsx';

/** Renders the password sign-in: submitted by the router with JavaScript, by the browser without. */
export function SignInForm({ hrefs, ...props }: AuthFormProps & { readonly hrefs: AuthHrefs }) {
  const { pageHref } = props;
  const entry = useAuthForm(props);
  return (
    <EntryFrame entry={entry}>
      <LoginForm
        key={entry.shown?.at}
        action={pageHref}
        {...captchaProps(props, entry)}
        errors={errorsOf(entry.shown)}
        pending={entry.pending}
        dialCodes={dialCodes}
        forgotHref={hrefs.forgottenPassword}
        registerHref={hrefs.register}
        {...(entry.shown ? { defaultValues: entry.shown.entered } : {})}
        onSubmit={(_, form) => entry.post(form)}
      />
    </EntryFrame>
  );
}
