import * as z from 'zod/mini';
import type { UiTextKey } from '../../i18n/textKeys.ts';
import { rule } from './checkForm.ts';

/**
 * Returns the rule of a required text with a maximum length; surrounding spaces are trimmed. Its checks do not abort, so that rules over
 * several fields run as well; of several errors of a field the first one is shown.
 */
export const requiredText = (missing: UiTextKey, max: number, tooLong: UiTextKey) =>
  z.string(rule(missing)).check(z.trim(), z.minLength(1, rule(missing)), z.maxLength(max, rule(tooLong)));
