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

/** Name of the hidden field that carries the puzzle's solution, which then counts in place of what is typed. */
export const proofField = 'proof';

/** The ways to sign in, by their value on the wire. */
export const ways = ['1', '2', '3'] as const;

/** Why a sign-in did not come about, and what to fill in again. Never the password. */
export interface SignInRefusal {
  /** When: two equal refusals in a row are still two. */
  readonly at: number;
  /** For the whole form; empty when the fields say it all, undefined when nobody answered. */
  readonly message: string | undefined;
  readonly errors: FormErrors;
  readonly entered: {
    readonly type: (typeof ways)[number];
    readonly phone: string;
    readonly e_mail: string;
    readonly cpc: string;
    /** Stay signed in. */
    readonly keep: boolean;
  };
}
