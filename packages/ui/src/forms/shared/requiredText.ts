import * as z from 'zod/mini';
import type { UiTextKey } from '../../i18n/textKeys.ts';
import { rule } from './checkForm.ts';

/** A text that must be there and may have so many characters; what surrounds it is taken off. */
export const requiredText = (missing: UiTextKey, most: number, tooLong: UiTextKey) =>
  z
    .string(rule(missing))
    .check(z.trim(), z.minLength(1, { error: rule(missing), abort: true }), z.maxLength(most, { error: rule(tooLong), abort: true }));
