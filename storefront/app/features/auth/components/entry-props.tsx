import type { CodeRequest, FormErrors } from '@mall/ui/rules';
import { type AuthOutcome, dialCodes, proofField } from '../entry.ts';
import type { AuthFormProps, AuthFormState } from '../use-auth-form.ts';
import type { CodeSending } from '../use-send-code.ts';
import { CaptchaHelp } from './captcha-help.tsx';

const noErrors: FormErrors = {};

/** Returns the errors of a refusal; the same object for the same response, because forms compare it by identity. */
export const errorsOf = (outcome: AuthOutcome | undefined): FormErrors => (outcome?.kind === 'refused' ? outcome.errors : noErrors);

/** Returns the props of every form with a captcha. */
export function captchaProps({ captcha, pageHref }: AuthFormProps, { captchaState }: AuthFormState) {
  const { proof } = captchaState;
  return {
    captcha,
    captchaAlternative: <CaptchaHelp captcha={captchaState} pageHref={pageHref} />,
    ...(proof !== undefined && { hidden: { [proofField]: proof } }),
  };
}

/** Returns the props of every form that verifies a phone or an e-mail address by a code. */
export function codeProps(props: AuthFormProps, entry: AuthFormState, code: CodeSending) {
  // Errors of a code request appear at the same fields until the form itself gets a response.
  const errors = errorsOf(code.outcome?.kind === 'refused' ? code.outcome : entry.shown);
  return {
    action: props.pageHref,
    ...captchaProps(props, entry),
    errors,
    pending: entry.pending,
    dialCodes,
    // A solved puzzle replaces the letters.
    onSendCode: (request: CodeRequest) => code.send({ ...request, captcha: entry.captchaState.proof ?? request.captcha }),
    codeSending: code.sending,
    ...(code.againAt !== undefined && { codeAgainAt: code.againAt }),
    ...(code.demoCode !== undefined && { demoCode: code.demoCode }),
    ...(entry.shown?.kind === 'codeSent' && { captchaAnswered: entry.shown.captchaAnswered }),
    ...(entry.shown && { defaultValues: defaultsOf(entry.shown) }),
    onSubmit: (_: unknown, form: HTMLFormElement) => entry.post(form),
  };
}

function defaultsOf({ entered: { type, phone, email, dialCode, accountName } }: AuthOutcome) {
  return { type: type === 'email' ? type : 'phone', phone, email, dialCode, accountName } as const;
}
