import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation, useSubmit } from 'react-router-dom';
import type { AuthOutcome, Captcha, Refusal } from './entry.ts';
import { fieldOf, fillField } from './fill-field.ts';
import { type CaptchaState, useCaptcha } from './use-captcha.ts';
import type { CodeSending } from './use-send-code.ts';

/** What a page hands to its form. */
export interface AuthFormProps {
  readonly captcha: Captcha;
  /** What the page's action answered to the last post. */
  readonly answer: AuthOutcome | undefined;
  /** This page's own address with its query, which holds the way back. */
  readonly pageHref: string;
}

/** What a form needs of {@link useAuthForm}. */
export interface AuthFormState {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly captchaState: CaptchaState;
  /** The answer that is shown, which waits for the picture that comes with it. */
  readonly shown: AuthOutcome | undefined;
  readonly pending: boolean;
  /** Posts the form by the router. */
  post(form: HTMLFormElement): void;
}

/** What is kept in the browser's memory while a form is on its way, so that it need not be typed again when something else was wrong. */
const secrets = ['password', 'rpwd', 'keyCode'] as const;

/** The life of a form with a captcha: posted by the router, and begun anew after each answer, with another picture; `code` where it asks for codes. */
export function useAuthForm({ captcha, answer, pageHref }: AuthFormProps, code?: CodeSending): AuthFormState {
  const submit = useSubmit();
  const { state: navigating, formAction } = useNavigation();
  const [shown, setShown] = useState(answer);
  const root = useRef<HTMLDivElement>(null);
  const typed = useRef<Readonly<Record<string, string>>>({});
  const sent = code?.answer?.kind === 'codeSent' ? code.answer : undefined;
  const captchaState = useCaptcha(captcha, sent?.captcha.verificationCode === captcha.token);
  // The answer comes before the new picture does; it is shown together with it, or its letters would be typed for nothing.
  useEffect(() => {
    if (navigating === 'idle') setShown(answer);
  }, [navigating, answer]);
  useCaptchaText(root, captcha.token, captchaState.proof);
  useReturnFocus(root, shown?.kind === 'refused' ? shown : undefined, typed);
  useCodeRefusal(root, code);
  return {
    root,
    captchaState,
    shown,
    pending: formAction !== undefined,
    post(form) {
      typed.current = Object.fromEntries(secrets.map((name) => [name, fieldOf(form, name)?.value ?? '']));
      void submit(new FormData(form), { method: 'post', action: pageHref });
    },
  };
}

/** The letters belong to one picture; a solved puzzle stands in their place. */
function useCaptchaText(root: RefObject<HTMLElement | null>, token: string, proof: string | undefined): void {
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
}

/** After a refusal the field at fault has the focus, the reason is visible, and fields that were right keep their values. */
function useReturnFocus(
  root: RefObject<HTMLElement | null>,
  refusal: Refusal | undefined,
  typed: RefObject<Readonly<Record<string, string>>>,
): void {
  useEffect(() => {
    if (!refusal) return;
    const form = formIn(root);
    const [wrong] = Object.keys(refusal.errors);
    // Where a field is named, the others were not at fault. Nothing of it ever left the browser's memory.
    if (wrong !== undefined) {
      for (const [name, value] of Object.entries(typed.current)) {
        if (refusal.errors[name] === undefined && value !== '') fillField(fieldOf(form, name), value);
      }
    }
    typed.current = {};
    (fieldOf(form, wrong ?? 'password') ?? fieldOf(form, 'keyCode'))?.focus();
    // The button is below the fields: without this the reason of the refusal may be above the visible part of the page.
    root.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [root, refusal, typed]);
}

/** The focus goes to the field for which no code was sent, once a new picture stands beside it. */
function useCodeRefusal(root: RefObject<HTMLElement | null>, code: CodeSending | undefined): void {
  const refusal = code?.sending === false && code.answer?.kind === 'refused' ? code.answer : undefined;
  useEffect(() => {
    const [wrong] = Object.keys(refusal?.errors ?? {});
    if (wrong !== undefined) fieldOf(formIn(root), wrong)?.focus();
  }, [root, refusal]);
}

function formIn(root: RefObject<HTMLElement | null>): HTMLFormElement | null | undefined {
  return root.current?.querySelector('form');
}
