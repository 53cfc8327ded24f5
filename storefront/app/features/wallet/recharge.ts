import type { FormErrors, RechargeValues } from '@mall/ui/rules';
import type { CodeMethod } from '#app/shared/payment-methods.ts';
import type { QrCodeImage } from '#app/shared/qr-code/qr-code-image.ts';

/** The name of the field with the number of a top-up. */
export const rechargeNumberField = 'rechargeNumber';

/** The data of the top-up form. */
export interface RechargeOffer {
  /** The minimum amount of a top-up, a decimal string. */
  readonly minimum: string;
  /** The enabled methods, the preferred one first. */
  readonly methods: readonly CodeMethod[];
  /** The number of the next top-up; created on the storefront's server. */
  readonly nextNumber: string;
}

/** A top-up whose QR code exists. */
export interface Recharge {
  readonly number: string;
  readonly state: 'unpaid' | 'expired' | 'paid';
  readonly amount: string;
  readonly method: CodeMethod;
  /** The address behind the QR code. */
  readonly href: string;
  readonly image: QrCodeImage;
  /** ISO moments on the server's clock. */
  readonly expiresAt: string;
  readonly serverTime: string;
}

/** The reason why no QR code was created. */
export interface RechargeRefusal {
  /** Distinguishes two equal refusals in a row. */
  readonly at: number;
  /** The message for the whole form: '' when the field errors suffice, undefined when the gateway did not respond. */
  readonly message: string | undefined;
  readonly errors: FormErrors<keyof RechargeValues>;
  /** The entered values. */
  readonly values: { readonly amount: string; readonly method: string; readonly remarks: string };
}
