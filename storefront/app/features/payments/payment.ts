import type { FormErrors } from '@mall/ui/rules';
import type { CodeMethod, PaymentMethod } from '#app/shared/payment-methods.ts';
import type { QrCodeImage } from '#app/shared/qr-code/qr-code-image.ts';

/** The payment state of an order. */
export type PaymentState = 'unpaid' | 'expired' | 'paid' | 'closed' | 'refunded';

/** The payment data of an order. Every amount is calculated by the server. */
export interface Payment {
  readonly orderId: number;
  readonly number: string;
  readonly state: PaymentState;
  readonly amount: string;
  /** The names of its shops, without duplicates. */
  readonly shopNames: readonly string[];
  /** ISO moments; the order closes automatically when the server's clock reaches the first. */
  readonly expiresAt: string;
  readonly serverTime: string;
  readonly balance: string;
  readonly hasPaymentPassword: boolean;
  /** True when wallet payments are enabled. */
  readonly byWallet: boolean;
  /** The providers with QR codes. */
  readonly byCode: readonly CodeMethod[];
  /** The payment method that was used. */
  readonly method: PaymentMethod;
  readonly paidAt: string | undefined;
}

/** A QR code. */
export interface ScanCode {
  /** Its content: the address of the payer's page. */
  readonly href: string;
  readonly image: QrCodeImage;
}

/** The reason why a payment failed. It never contains entered values. */
export interface PaymentRefusal {
  /** The time of the result: distinguishes two equal refusals in a row. */
  readonly at: number;
  readonly reason: 'entry' | 'wrongPassword' | 'locked' | 'notSet' | 'balance' | 'changed' | 'noResponse' | 'refused';
  /** By field: text keys of @mall/ui; for `entry`. */
  readonly errors?: FormErrors;
  /** The remaining attempts; for `wrongPassword`, when the gateway reports them. */
  readonly attemptsLeft?: number;
  /** The gateway's message; for `refused`. */
  readonly message?: string;
}
