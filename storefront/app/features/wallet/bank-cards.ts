import type { BankCardValues, FormErrors } from '@mall/ui/rules';

/** A bank card as a row; no more of its number is ever known here. */
export interface BankCard {
  readonly id: number;
  readonly bank: string;
  readonly lastDigits: string;
  readonly isDefault: boolean;
}

/** What the forms of the page ask for; the one that adds a card sends none. */
export const cardIntents = { makeDefault: 'default', remove: 'remove', recognise: 'recognise' } as const;

/** What a form of the page came to. */
export type CardOutcome = { readonly at: number } & (
  | { readonly kind: 'default' | 'removed' | 'saved' }
  /** The bank that a number belongs to; '' for one that nobody knows. */
  | { readonly kind: 'recognised'; readonly bank: string }
  /** `message` is undefined when the gateway did not answer, and '' where the fields say all. */
  | { readonly kind: 'refused'; readonly message: string | undefined; readonly errors: FormErrors<keyof BankCardValues> }
);
