import * as z from 'zod/mini';
import { limits } from '../../generated/limits.ts';
import { rule } from '../shared/checkForm.ts';
import { requiredText } from '../shared/requiredText.ts';

const namePattern = new RegExp(limits.displayNamePattern, 'u');
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns the rules of the profile: `image` is a new image, or empty to retain the current one; `birthday` is empty when it is unknown or
 * stored already. Source: `mall.User.setPersonalResources`.
 *
 * @param latestBirthday latest possible birthday, `2026-11-21`: yesterday in the mall's time zone
 */
export const profileRules = (latestBirthday: string) =>
  z.object({
    /** URL of a new avatar; empty keeps the current one. */
    image: z._default(z.string(), ''),
    /** Name shown to other customers. */
    displayName: requiredText('errors.displayNameMissing', limits.displayName, 'errors.displayNameLength').check(
      z.regex(namePattern, rule('errors.consigneeCharacters')),
    ),
    /** Sex of the customer; `unspecified` when not told. */
    sex: z._default(z.enum(['unspecified', 'male', 'female']), 'unspecified'),
    /** Day of birth, `1990-05-31`; empty when unknown. */
    birthday: z
      ._default(z.string(), '')
      .check(z.refine((day) => day === '' || (dayPattern.test(day) && day <= latestBirthday), rule('errors.birthday'))),
  });

/** Validated values of a profile. */
export type ProfileValues = z.output<ReturnType<typeof profileRules>>;
