import * as z from 'zod/mini';
import type { UiTextKey } from '../../i18n/textKeys.ts';
import { rule } from './checkForm.ts';

/**
 * A text that must be there and may have so many characters; what surrounds it is taken off. Nothing is aborted, so that rules over several
 * fields are judged as well: of several faults of a field the first one is said.
 */
export const requiredText = (missing: UiTextKey, most: number, tooLong: UiTextKey) =>
  z.string(rule(missing)).check(z.trim(), z.minLength(1, rule(missing)), z.maxLength(most, rule(tooLong)));
