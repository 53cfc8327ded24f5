import type { FormErrors, ProfileValues } from '@mall/ui/rules';

/** What customers tell about themselves, as the form takes it. */
export interface Profile {
  readonly values: Pick<ProfileValues, 'userName' | 'sex' | 'birthday'>;
  /** '' for none. */
  readonly pictureUrl: string;
  /** The birthday was told, and stays as it is. */
  readonly birthdayLocked: boolean;
  /** Its middle hidden; '' where none is bound. */
  readonly phone: string;
}

/** Why the profile was not saved. */
export interface ProfileRefusal {
  readonly at: number;
  readonly errors: FormErrors;
  /** Words for the whole form: '' when the fields say it, undefined when nobody answered. */
  readonly message: string | undefined;
}
