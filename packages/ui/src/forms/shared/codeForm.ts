import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Captcha } from './CaptchaField.tsx';
import { checkForm } from './checkForm.ts';
import type { CodeRequest, ContactEntered } from './contactRules.ts';
import type { NativeFormProps } from './nativeForm.tsx';

/** How far the sending of a code is. */
export interface CodeSendingProps {
  /** A code is being sent. @default false */
  codeSending?: boolean;
  /** The moment from which another code may be asked for, in milliseconds on this device's clock; left out until one was sent. */
  codeAgainAt?: number;
  /** The code that was sent, where the mall is a demo and sends no messages. */
  demoCode?: string;
}

/** What the forms take that ask for a code sent to the customer's own phone. */
export interface OwnPhoneProps extends CodeSendingProps {
  /** The phone that is bound, as it may be shown: `138****0001`; '' where none is, and codes go to the customer's e-mail address. */
  phone: string;
  /** Sends a code to it. Left out, the button posts `intent=sendCode`. */
  onSendCode?: () => void;
}

/** What the forms take that prove a phone or an e-mail address by a code. */
export interface CodeFormProps<Values, Field extends string> extends NativeFormProps<Values, Field>, CodeSendingProps {
  /** The picture that is to be read, and its token. */
  captcha: Captcha;
  /** Asks for another captcha picture. */
  onRefreshCaptcha?: () => void;
  /** Another way past the captcha, for those who cannot read the picture. */
  captchaAlternative?: ReactNode;
  /** The captcha was answered correctly by a form posted without a script: it travels hidden and is not asked for again. */
  captchaAnswered?: { readonly imgCode: string; readonly verificationCode: string };
  /** Sends a code to the phone or address that was entered, once that and the captcha are filled in. Left out, the button posts `intent=sendCode`. */
  onSendCode?: (request: CodeRequest) => void;
  /** What was entered before, after a refusal; never a password. */
  defaultValues?: ContactEntered & { readonly type?: '1' | '2'; readonly userId?: string };
  /** Dial codes to choose from. @default ['86'] */
  dialCodes?: readonly string[];
}

/** Sends a code where the form says, or shows what is wrong with that; `rules` are those of the fields that say it. */
export function sendCodeFrom<Rules extends z.ZodMiniType>(
  form: HTMLFormElement,
  rules: Rules,
  onSendCode: (to: z.output<Rules>) => void,
  showFaults: (fields: string[], options: { shouldFocus: true }) => unknown,
): void {
  const checked = checkForm(rules, new FormData(form));
  if (checked.ok) onSendCode(checked.values);
  else showFaults(Object.keys(checked.errors), { shouldFocus: true });
}
