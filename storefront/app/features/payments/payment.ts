import type { FormErrors } from '@mall/ui/rules';
import type { QrCodeImage } from '#app/shared/qr-code/qr-code-image.ts';

/** Where an order stands with its money. */
export type PaymentState = 'unpaid' | 'expired' | 'paid' | 'closed' | 'refunded';

/** An order, as far as paying it goes. Every amount is the server's. */
export interface Payment {
  readonly orderId: number;
  readonly number: string;
  readonly state: PaymentState;
  readonly amount: string;
  /** Whose goods it pays for, each once. */
  readonly shopNames: readonly string[];
  /** ISO moments; the order closes by itself when the first is reached by the server's clock. */
  readonly expiresAt: string;
  readonly serverTime: string;
  readonly balance: string;
  readonly hasPaymentPassword: boolean;
  /** The wallet is on. */
  readonly byWallet: boolean;
  /** Whose codes can be paid by scanning. */
  readonly byCode: readonly CodeMethod[];
  /** How it was paid. */
  readonly method: 'wallet_pay' | CodeMethod;
  readonly paidAt: string | undefined;
}

/** Who makes the codes that are paid by scanning. */
export const codeMethods = ['pc_alipay', 'pc_wechat'] as const;

/** One of {@link codeMethods}. */
export type CodeMethod = (typeof codeMethods)[number];

/** A code to be scanned. */
export interface ScanCode {
  /** What it says: the address of the payer's page. */
  readonly href: string;
  readonly picture: QrCodeImage;
}

/** Why a payment was not made. It never holds what was entered. */
export interface PaymentRefusal {
  /** When: two equal refusals in a row are still two. */
  readonly at: number;
  readonly reason: 'entry' | 'wrongPassword' | 'locked' | 'notSet' | 'balance' | 'changed' | 'notAnswered' | 'refused';
  /** By field: text keys of @mall/ui; for `entry`. */
  readonly errors?: FormErrors;
  /** Tries that are left; for `wrongPassword`, where the gateway says so. */
  readonly attemptsLeft?: number;
  /** Words of the gateway; for `refused`. */
  readonly message?: string;
}
