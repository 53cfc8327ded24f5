import type { FormErrors } from '@mall/ui/rules';

/** What guards the account and can be set or changed. */
export const securitySettings = ['password', 'phone', 'payment'] as const;
export type SecuritySetting = (typeof securitySettings)[number];

/** The guard that an address or a form names. */
export const readSecuritySetting = (text: unknown): SecuritySetting | undefined => securitySettings.find((guard) => guard === text);

/** How the account is guarded. */
export interface Security {
  /** The bound phone, its middle hidden; '' where none is bound and codes go to the e-mail address. */
  readonly phone: string;
  readonly hasPaymentPassword: boolean;
}

/** The second step of changing the phone: what the first one bought, and what was entered. */
export interface NewPhoneStep {
  readonly token: string;
  readonly newPhone: string;
  readonly cpc: string;
}

/** What a form of the page was answered, short of being done. */
export type SecurityAnswer = { readonly at: number; readonly step: NewPhoneStep | undefined } & (
  | { readonly kind: 'proved' }
  | {
      readonly kind: 'codeSent';
      /** The code itself, where the mall is a demo and sends no messages. */
      readonly demoCode: string | undefined;
    }
  | {
      readonly kind: 'refused';
      /** By field: text keys of @mall/ui, or the gateway's own words. */
      readonly errors: FormErrors;
      /** Words for the whole form: '' when the fields say it, undefined when nobody answered. */
      readonly message: string | undefined;
    }
);
