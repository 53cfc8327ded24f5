import type { ReactNode } from 'react';
import type { Captcha } from './CaptchaField.tsx';
import { checkForm } from './checkForm.ts';
import { type Contact, type ContactEntered, contactRules } from './contactRules.ts';
import type { NativeFormProps } from './nativeForm.tsx';

/** What the forms take that prove a phone or an e-mail address by a code. */
export interface CodeFormProps<Values, Field extends string> extends NativeFormProps<Values, Field> {
  /** The picture that is to be read, and its token. */
  captcha: Captcha;
  /** Asks for another captcha picture. */
  onRefreshCaptcha?: () => void;
  /** Another way past the captcha, for those who cannot read the picture. */
  captchaAlternative?: ReactNode;
  /** Sends a code to the phone or address that was entered, once it can be one. Left out, the button posts `intent=sendCode`. */
  onSendCode?: (contact: Contact) => void;
  /** A code is being sent. @default false */
  codeSending?: boolean;
  /** The moment from which another code may be asked for, in milliseconds on this device's clock; left out until one was sent. */
  codeAgainAt?: number;
  /** What was entered before, after a refusal; never a password. */
  defaultValues?: ContactEntered & { readonly type?: '1' | '2'; readonly userId?: string };
  /** Dial codes to choose from. @default ['86'] */
  dialCodes?: readonly string[];
}

/** Sends a code where the form says, or shows what is wrong with that. */
export function sendCodeFrom(
  form: HTMLFormElement,
  onSendCode: (contact: Contact) => void,
  showFaults: (fields: string[], options: { shouldFocus: true }) => unknown,
): void {
  const checked = checkForm(contactRules, new FormData(form));
  if (checked.ok) onSendCode(checked.values);
  else showFaults(Object.keys(checked.errors), { shouldFocus: true });
}
