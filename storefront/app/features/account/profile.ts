import type { FormErrors, ProfileValues } from '@mall/ui/rules';

/** The customer's profile, as the form takes it. */
export interface Profile {
  readonly values: Pick<ProfileValues, 'displayName' | 'sex' | 'birthday'>;
  /** '' for none. */
  readonly imageUrl: string;
  /** True when the birthday is set and cannot be changed any more. */
  readonly birthdayLocked: boolean;
  /** The masked phone number; '' when none is linked. */
  readonly phone: string;
}

/** Why the profile was not saved. */
export interface ProfileRefusal {
  readonly at: number;
  readonly errors: FormErrors;
  /** The message for the whole form: '' when the field errors suffice, undefined when the gateway did not respond. */
  readonly message: string | undefined;
}
