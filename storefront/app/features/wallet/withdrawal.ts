import type { FormErrors } from '@mall/ui/rules';
import type { BankCard } from './bank-cards.ts';

/** The customer's latest withdrawal. */
export interface LatestWithdrawal {
  readonly state: 'underReview' | 'paidOut' | 'refused';
  /** The amount that left the wallet, a decimal string. */
  readonly amount: string;
  /** The bank card or the WeChat account it goes to. */
  readonly to:
    | { readonly kind: 'card'; readonly bank: string; readonly lastDigits: string }
    | { readonly kind: 'wechat'; readonly name: string };
  /** ISO moments. */
  readonly requestedAt: string | undefined;
  readonly decidedAt: string | undefined;
}

/** What the form of a withdrawal needs; amounts are decimal strings. */
export interface WithdrawalOffer {
  readonly balance: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly feeRate: string;
  /** The bound phone, its middle hidden; '' where none is bound. */
  readonly phone: string;
  readonly cards: readonly BankCard[];
  /** Undefined where WeChat is not offered; the name is '' where it is not bound. */
  readonly wechat: { readonly name: string; readonly realNameFrom: string } | undefined;
  /** A sentence of the mall about how withdrawals work. */
  readonly hint: string;
  /** Whether a withdrawal can be requested. */
  readonly state: 'open' | 'pending' | 'unavailable';
  readonly latest: LatestWithdrawal | undefined;
}

/** What a form of the page was answered, short of being done. */
export type WithdrawalAnswer = { readonly at: number; readonly values: Readonly<Record<string, string>> } & (
  | {
      readonly kind: 'codeSent';
      /** The code itself, where the mall is a demo and sends no messages. */
      readonly demoCode: string | undefined;
    }
  | {
      readonly kind: 'refused';
      readonly errors: FormErrors;
      /** Words for the whole form: '' when the fields say it, undefined when nobody answered. */
      readonly message: string | undefined;
      /** One is under review, or one was paid out today. */
      readonly isBlocked: boolean;
    }
);
