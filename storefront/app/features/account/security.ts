import type { FormErrors } from '@mall/ui/rules';

/** The security settings that can be set or changed. */
export const securitySettings = ['password', 'phone', 'payment'] as const;
export type SecuritySetting = (typeof securitySettings)[number];

/** Reads the setting that an address or a form names. */
export const readSecuritySetting = (text: unknown): SecuritySetting | undefined => securitySettings.find((guard) => guard === text);

/** The state of the security settings. */
export interface Security {
  /** The linked phone, masked; '' when none is linked and codes go to the e-mail address. */
  readonly phone: string;
  readonly hasPaymentPassword: boolean;
}

/** The second step of changing the phone: the token from the first step, and the entered values. */
export interface NewPhoneStep {
  readonly token: string;
  readonly newPhone: string;
  readonly dialCode: string;
}

/** The outcome of a form that is not finished. */
export type SecurityOutcome = { readonly at: number; readonly step: NewPhoneStep | undefined } & (
  | { readonly kind: 'proved' }
  | {
      readonly kind: 'codeSent';
      /** The code itself, when the mall is a demo and sends no messages. */
      readonly demoCode: string | undefined;
    }
  | {
      readonly kind: 'refused';
      /** By field: text keys of @mall/ui, or the gateway's own message. */
      readonly errors: FormErrors;
      /** The message for the whole form: '' when the field errors suffice, undefined when the gateway did not respond. */
      readonly message: string | undefined;
    }
);
