import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation, useSubmit } from 'react-router-dom';
import type { AuthOutcome, Captcha, Refusal } from './entry.ts';
import { fieldOf, fillField } from './fill-field.ts';
import { type CaptchaState, useCaptcha } from './use-captcha.ts';
import type { CodeSending } from './use-send-code.ts';

/** The props that a page passes to its form. */
export interface AuthFormProps {
  readonly captcha: Captcha;
  /** The page's action data of the last submission. */
  readonly outcome: AuthOutcome | undefined;
  /** This page's own address with its query, which contains the return path. */
  readonly pageHref: string;
}

/** The state that {@link useAuthForm} provides to a form. */
export interface AuthFormState {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly captchaState: CaptchaState;
  /** The displayed response, delayed until its new captcha image is available. */
  readonly shown: AuthOutcome | undefined;
  readonly pending: boolean;
  /** Submits the form through the router. */
  post(form: HTMLFormElement): void;
}

/** Values kept in memory while a form is being submitted, so that they need not be typed again when another field is wrong. */
const secrets = ['password', 'repeatedPassword', 'verificationCode'] as const;

/**
 * Manages a form with a captcha: submits it through the router, and resets it after each response with a new image; `code` when it requests
 * codes.
 */
export function useAuthForm({ captcha, outcome, pageHref }: AuthFormProps, code?: CodeSending): AuthFormState {
  const submit = useSubmit();
  const { state: navigating, formAction } = useNavigation();
  const [shown, setShown] = useState(outcome);
  const root = useRef<HTMLDivElement>(null);
  const typed = useRef<Readonly<Record<string, string>>>({});
  const sent = code?.outcome?.kind === 'codeSent' ? code.outcome : undefined;
  const captchaState = useCaptcha(captcha, sent?.captchaAnswered.captchaToken === captcha.token);
  // The response arrives before the new image; both are shown together, or the visitor would type letters of the old one.
  useEffect(() => {
    if (navigating === 'idle') setShown(outcome);
  }, [navigating, outcome]);
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

/** Clears the typed letters for a new image, and replaces them with a notice when the puzzle is solved. */
function useCaptchaText(root: RefObject<HTMLElement | null>, token: string, proof: string | undefined): void {
  const { t } = useTranslation('auth');
  const firstToken = useRef(token);
  const solvedText = t('captcha.solvedShort');

  useEffect(() => {
    if (firstToken.current === token) return;
    firstToken.current = token;
    fillField(fieldOf(formIn(root), 'captcha'), '');
  }, [root, token]);

  useEffect(() => {
    if (proof !== undefined) fillField(fieldOf(formIn(root), 'captcha'), solvedText);
  }, [root, proof, solvedText]);
}

/** Moves the focus to the faulty field after a refusal, makes the reason visible, and restores correct fields. */
function useReturnFocus(
  root: RefObject<HTMLElement | null>,
  refusal: Refusal | undefined,
  typed: RefObject<Readonly<Record<string, string>>>,
): void {
  useEffect(() => {
    if (!refusal) return;
    const form = formIn(root);
    const [wrong] = Object.keys(refusal.errors);
    // When a field is named, the others were correct. Their values have never left the browser's memory.
    if (wrong !== undefined) {
      for (const [name, value] of Object.entries(typed.current)) {
        if (refusal.errors[name] === undefined && value !== '') fillField(fieldOf(form, name), value);
      }
    }
    typed.current = {};
    (fieldOf(form, wrong ?? 'password') ?? fieldOf(form, 'verificationCode'))?.focus();
    // The button is below the fields: without scrolling the reason of the refusal may be above the viewport.
    root.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [root, refusal, typed]);
}

/** Moves the focus to the field whose code was not sent, once the new image is shown. */
function useCodeRefusal(root: RefObject<HTMLElement | null>, code: CodeSending | undefined): void {
  const refusal = code?.sending === false && code.outcome?.kind === 'refused' ? code.outcome : undefined;
  useEffect(() => {
    const [wrong] = Object.keys(refusal?.errors ?? {});
    if (wrong !== undefined) fieldOf(formIn(root), wrong)?.focus();
  }, [root, refusal]);
}

function formIn(root: RefObject<HTMLElement | null>): HTMLFormElement | null | undefined {
  return root.current?.querySelector('form');
}
