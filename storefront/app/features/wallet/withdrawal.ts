import type { FormErrors } from '@mall/ui/rules';
import type { BankCard } from './bank-cards.ts';

/** The customer's latest withdrawal. */
export interface LatestWithdrawal {
  readonly state: 'underReview' | 'paidOut' | 'refused';
  /** The amount that left the wallet, a decimal string. */
  readonly amount: string;
  /** The target: a bank card or a WeChat account. */
  readonly to:
    | { readonly kind: 'card'; readonly bank: string; readonly lastDigits: string }
    | { readonly kind: 'wechat'; readonly name: string };
  /** ISO moments. */
  readonly requestedAt: string | undefined;
  readonly decidedAt: string | undefined;
}

/** The data of the withdrawal form; amounts are decimal strings. */
export interface WithdrawalOffer {
  readonly balance: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly feeRate: string;
  /** The linked phone, masked; '' when none is linked. */
  readonly phone: string;
  readonly cards: readonly BankCard[];
  /** Undefined when WeChat is not offered; the name is '' when no account is linked. */
  readonly wechat: { readonly name: string; readonly realNameFrom: string } | undefined;
  /** The mall's explanation of withdrawals. */
  readonly hint: string;
  /** Whether a withdrawal can be requested. */
  readonly state: 'open' | 'pending' | 'unavailable';
  readonly latest: LatestWithdrawal | undefined;
}

/** The outcome of a form that is not finished. */
export type WithdrawalOutcome = { readonly at: number; readonly values: Readonly<Record<string, string>> } & (
  | {
      readonly kind: 'codeSent';
      /** The code itself, when the mall is a demo and sends no messages. */
      readonly demoCode: string | undefined;
    }
  | {
      readonly kind: 'refused';
      readonly errors: FormErrors;
      /** The message for the whole form: '' when the field errors suffice, undefined when the gateway did not respond. */
      readonly message: string | undefined;
      /** True when a withdrawal is under review, or one was paid out today. */
      readonly isBlocked: boolean;
    }
);
