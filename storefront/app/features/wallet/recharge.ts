import type { FormErrors, RechargeValues } from '@mall/ui/rules';
import type { QrCodeImage } from '#app/shared/qr-code/qr-code-image.ts';

/** Ways to pay for a top-up. */
export const rechargeMethods = ['pc_wechat', 'pc_alipay'] as const;

/** One of {@link rechargeMethods}. */
export type RechargeMethod = (typeof rechargeMethods)[number];

/** What the form of a top-up needs. */
export interface RechargeOffer {
  /** The least that can be topped up at once, a decimal string. */
  readonly minimum: string;
  /** The methods that are on, the preferred one first. */
  readonly methods: readonly RechargeMethod[];
  /** Number of the next top-up; made on the storefront's server. */
  readonly nextNumber: string;
}

/** A top-up whose QR code exists. */
export interface Recharge {
  readonly number: string;
  readonly state: 'unpaid' | 'expired' | 'paid';
  readonly amount: string;
  readonly method: RechargeMethod;
  /** The address behind the QR code. */
  readonly href: string;
  readonly picture: QrCodeImage;
  /** ISO moments on the server's clock. */
  readonly expiresAt: string;
  readonly serverTime: string;
}

/** Why no QR code was made. */
export interface RechargeRefusal {
  /** Distinguishes two equal refusals in a row. */
  readonly at: number;
  /** Words for the whole form: '' when the fields say it, undefined when nobody answered. */
  readonly message: string | undefined;
  readonly errors: FormErrors<keyof RechargeValues>;
  /** What was entered. */
  readonly values: { readonly total: string; readonly type: string; readonly remarks: string };
}
