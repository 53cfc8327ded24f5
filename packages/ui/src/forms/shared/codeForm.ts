import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Captcha } from './CaptchaField.tsx';
import { checkForm } from './checkForm.ts';
import type { CodeRequest, EnteredContact } from './contactRules.ts';
import type { NativeFormProps } from './nativeForm.tsx';

/** Progress of sending a code. */
export interface CodeSendingProps {
  /** A code is being sent. @default false */
  codeSending?: boolean;
  /** Time from which another code can be requested, in milliseconds on the device's clock; omitted until one was sent. */
  codeAgainAt?: number;
  /** Code that was sent, when the mall is a demo and sends no messages. */
  demoCode?: string;
}

/** Props of the forms that require a code sent to the customer's own phone. */
export interface OwnPhoneProps extends CodeSendingProps {
  /** Masked number of the bound phone: `138****0001`; '' when none is bound and codes are sent to the customer's e-mail address. */
  phone: string;
  /** Sends a code to the phone. Omitted, the button posts `intent=sendCode`. */
  onSendCode?: () => void;
}

/** Props of the forms that verify a phone or an e-mail address by a code. */
export interface CodeFormProps<Values, Field extends string> extends NativeFormProps<Values, Field>, CodeSendingProps {
  /** Captcha image and its token. */
  captcha: Captcha;
  /** Requests another captcha image. */
  onRefreshCaptcha?: () => void;
  /** Alternative to the captcha, for shoppers who cannot read the image. */
  captchaAlternative?: ReactNode;
  /** Correct captcha answer of a form posted without JavaScript: it is sent in hidden fields and not requested again. */
  captchaAnswered?: { readonly captcha: string; readonly captchaToken: string };
  /** Sends a code to the entered phone or address, once it and the captcha are valid. Omitted, the button posts `intent=sendCode`. */
  onSendCode?: (request: CodeRequest) => void;
  /** Values entered before a refusal; never a password. */
  defaultValues?: EnteredContact & { readonly type?: 'phone' | 'email'; readonly accountName?: string };
  /** Available dial codes. @default ['86'] */
  dialCodes?: ReadonlyArray<string>;
}

/** Sends a code to the recipient in the form, or shows the errors of those fields; `rules` are the rules of the recipient's fields. */
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
