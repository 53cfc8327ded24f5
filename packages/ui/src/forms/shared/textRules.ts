import * as z from 'zod/mini';
import type { UiTextKey } from '../../i18n/textKeys.ts';
import { rule } from './checkForm.ts';

/**
 * A text that must be there and may have so many characters. Nothing is aborted, so that rules over several fields are judged as well; of
 * several faults of a field the first one is said.
 */
export const neededText = (missing: UiTextKey, most: number, tooLong: UiTextKey) =>
  z.string(rule(missing)).check(z.trim(), z.minLength(1, rule(missing)), z.maxLength(most, rule(tooLong)));

/** A text that may be missing, of so many characters, all of them like this. */
export const optionalText = (most: number, wrong: UiTextKey, pattern = '') =>
  z._default(z.string().check(z.trim(), z.maxLength(most, rule(wrong)), z.regex(new RegExp(pattern, 'u'), rule(wrong))), '');
