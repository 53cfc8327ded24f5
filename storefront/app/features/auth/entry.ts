import type { FormErrors } from '@mall/ui/rules';

/** A captcha as the page shows it: a picture, and for the same token a puzzle for the visitor's device. */
export interface Captcha {
  readonly token: string;
  readonly pictureUrl: string;
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

/** A text that is agreed to. Its html was sanitised by the gateway. */
export interface AgreementText {
  readonly title: string;
  readonly html: string;
}

/** Name of the hidden field that carries the puzzle's solution, which then counts in place of what is typed. */
export const proofField = 'proof';

/** The ways to say who one is, by their value on the wire: a phone, an e-mail address, an account name. */
export const signInMethods = ['1', '2', '3'] as const;

/** Dial codes a phone can be chosen with, those of the languages' own lands first. */
export const dialCodes = ['86', '852', '853', '886', '82', '65', '60', '66', '81', '61', '44', '1'] as const;

/** What was typed, to be shown again. Never a password or a code. */
export interface EnteredFields {
  readonly type: (typeof signInMethods)[number];
  readonly phone: string;
  readonly e_mail: string;
  readonly cpc: string;
  /** The account name that was chosen. */
  readonly account: string;
  /** Stay signed in. */
  readonly keep: boolean;
}

/** Why a form did not do what it is for, and what to fill in again. */
export interface Refusal {
  readonly kind: 'refused';
  /** When: two equal refusals in a row are still two. */
  readonly at: number;
  /** For the whole form; empty when the fields say it all, undefined when nobody answered. */
  readonly message: string | undefined;
  readonly errors: FormErrors;
  readonly entered: EnteredFields;
  /** Minutes until another password is accepted, where too many were wrong. */
  readonly lockedMinutes?: number;
}

/** A code was sent. */
export interface CodeSent {
  readonly kind: 'codeSent';
  readonly at: number;
  readonly entered: EnteredFields;
  /** The code itself, where the mall is a demo and sends no messages. */
  readonly demoCode: string | undefined;
  /** The captcha that was answered: it stays valid for the form that uses the code. */
  readonly captcha: { readonly imgCode: string; readonly verificationCode: string };
}

/** What an action answers that did not lead away. */
export type AuthOutcome = Refusal | CodeSent;
