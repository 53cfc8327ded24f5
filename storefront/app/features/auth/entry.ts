import type { ContactType, FormErrors } from '@mall/ui/rules';

/** A captcha as the page shows it: an image, and for the same token a puzzle for the visitor's device. */
export interface Captcha {
  readonly token: string;
  readonly imageUrl: string;
  readonly puzzle: Puzzle;
}

/** A proof of work: the number whose hash, after the salt, is the challenge. */
export interface Puzzle {
  readonly algorithm: string;
  /** Hexadecimal digits. */
  readonly challenge: string;
  readonly maxnumber: number;
  readonly salt: string;
  readonly signature: string;
}

/** A text to agree to. The gateway builds its HTML from escaped text. */
export interface AgreementText {
  readonly title: string;
  readonly html: string;
}

/** The name of the hidden field with the puzzle's solution, which replaces the typed letters. */
export const proofField = 'proof';

/** The selectable dial codes, the countries of the shop's languages first. */
export const dialCodes = ['86', '852', '853', '886', '82', '65', '60', '66', '81', '61', '44', '1'] as const;

/** The entered values, to fill in the form again. Never a password or a code. */
export interface EnteredFields {
  readonly type: ContactType;
  readonly phone: string;
  readonly email: string;
  readonly dialCode: string;
  readonly accountName: string;
  /** True to stay signed in. */
  readonly staySignedIn: boolean;
}

/** The reason why a form was refused, and the values to fill in again. */
export interface Refusal {
  readonly kind: 'refused';
  /** The time of the result: distinguishes two equal refusals in a row. */
  readonly at: number;
  /** The message for the whole form; empty when the field errors suffice, undefined when the gateway did not respond. */
  readonly message: string | undefined;
  readonly errors: FormErrors;
  readonly entered: EnteredFields;
  /** Minutes until another password is accepted, after too many wrong ones. */
  readonly lockedMinutes?: number;
}

/** The result of a sent code. */
export interface CodeSent {
  readonly kind: 'codeSent';
  readonly at: number;
  readonly entered: EnteredFields;
  /** The code itself, when the mall is a demo and sends no messages. */
  readonly demoCode: string | undefined;
  /** The solved captcha: it stays valid for the form that uses the code. */
  readonly captchaAnswered: { readonly captcha: string; readonly captchaToken: string };
}

/** The result of an action that does not redirect. */
export type AuthOutcome = Refusal | CodeSent;
