import * as z from 'zod/mini';
import type { UiTextKey } from '../../i18n/textKeys.ts';
import { rule } from './checkForm.ts';

/** Returns the rule of an optional text with a maximum length and an optional pattern. */
export const optionalText = (max: number, wrong: UiTextKey, pattern = '') =>
  z._default(z.string().check(z.trim(), z.maxLength(max, rule(wrong)), z.regex(new RegExp(pattern, 'u'), rule(wrong))), '');
