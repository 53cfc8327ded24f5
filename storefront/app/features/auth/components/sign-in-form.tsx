import { Notice } from '@mall/ui';
import { LoginForm } from '@mall/ui/forms/LoginForm';
import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation, useSubmit } from 'react-router-dom';
import { fieldOf, fillField } from '../fill-field.ts';
import { type Captcha, proofField, type SignInRefusal } from '../sign-in.ts';
import { useCaptcha } from '../use-captcha.ts';
import { CaptchaHelp } from './captcha-help.tsx';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const noErrors = {};

interface SignInFormProps {
  readonly captcha: Captcha;
  readonly refusal: SignInRefusal | undefined;
  /** This page's own address with its query, which holds the way back. */
  readonly pageHref: string;
}

/** The sign-in form: posted by the router with JavaScript, by the browser without. After each refusal it begins anew, with another picture. */
export function SignInForm({ captcha, refusal, pageHref }: SignInFormProps) {
  const { t } = useTranslation('auth');
  const submit = useSubmit();
  const { state: navigating, formAction } = useNavigation();
  const [shown, setShown] = useState(refusal);
  const root = useRef<HTMLDivElement>(null);
  const password = useRef('');
  const state = useCaptcha(captcha);
  // The answer comes before the new picture does; it is shown together with it, or its letters would be typed for nothing.
  useEffect(() => {
    if (navigating === 'idle') setShown(refusal);
  }, [navigating, refusal]);
  useFormUpkeep({ root, token: captcha.token, proof: state.proof, refusal: shown, password });
  return (
    <Root ref={root}>
      {shown && shown.message !== '' && <Notice tone="error">{shown.message ?? t('signIn.notAnswered')}</Notice>}
      <LoginForm
        key={shown?.at}
        action={pageHref}
        captcha={captcha}
        errors={shown?.errors ?? noErrors}
        pending={formAction !== undefined}
        captchaAlternative={<CaptchaHelp captcha={state} pageHref={pageHref} />}
        {...(state.proof === undefined ? {} : { hidden: { [proofField]: state.proof } })}
        {...(shown ? { defaultValues: shown.entered } : {})}
        onSubmit={(values, form) => {
          password.current = values.password;
          void submit(new FormData(form), { method: 'post', action: pageHref });
        }}
      />
    </Root>
  );
}

interface Upkeep {
  readonly root: RefObject<HTMLElement | null>;
  readonly token: string;
  readonly proof: string | undefined;
  readonly refusal: SignInRefusal | undefined;
  readonly password: RefObject<string>;
}

/** What the form's library leaves to the page: the letters belong to one picture, and a refused visitor goes on where it hurts. */
function useFormUpkeep({ root, token, proof, refusal, password }: Upkeep): void {
  const { t } = useTranslation('auth');
  const firstToken = useRef(token);
  const solvedText = t('captcha.solvedShort');

  useEffect(() => {
    if (firstToken.current === token) return;
    firstToken.current = token;
    fillField(fieldOf(formIn(root), 'imgCode'), '');
  }, [root, token]);

  useEffect(() => {
    if (proof !== undefined) fillField(fieldOf(formIn(root), 'imgCode'), solvedText);
  }, [root, proof, solvedText]);

  useEffect(() => {
    if (!refusal) return;
    const form = formIn(root);
    const [wrong] = Object.keys(refusal.errors);
    // Wrong letters say nothing against the password: it need not be typed again. It never left the browser's memory.
    if (wrong === 'imgCode') fillField(fieldOf(form, 'password'), password.current);
    password.current = '';
    fieldOf(form, wrong ?? 'password')?.focus();
  }, [root, refusal, password]);
}

function formIn(root: RefObject<HTMLElement | null>): HTMLFormElement | null | undefined {
  return root.current?.querySelector('form');
}
