import type { BankCardValues, FormErrors } from '@mall/ui/rules';

/** A bank card as a row; its full number is never loaded. */
export interface BankCard {
  readonly id: number;
  readonly bank: string;
  readonly lastDigits: string;
  readonly isDefault: boolean;
}

/** The `intent` values of the page's forms; the form that adds a card sends none. */
export const cardIntents = { makeDefault: 'default', remove: 'remove', recognise: 'recognise' } as const;

/** The result of a form of the page. */
export type CardOutcome = { readonly at: number } & (
  | { readonly kind: 'default' | 'removed' | 'saved' }
  /** The bank of a number; '' for an unknown one. */
  | { readonly kind: 'recognised'; readonly bank: string }
  /** `message` is undefined when the gateway did not respond, and '' when the field errors suffice. */
  | { readonly kind: 'refused'; readonly message: string | undefined; readonly errors: FormErrors<keyof BankCardValues> }
);
