import * as z from 'zod/mini';
import type { UiTextKey } from '../../i18n/textKeys.ts';
import { rule } from './checkForm.ts';

/** Returns the rule of uploaded image URLs with a maximum count; a form posts one URL as a string and several as a list. */
export const images = (max: number, tooMany: UiTextKey) =>
  z._default(
    z
      .pipe(
        z.union([z.string(), z.array(z.string())]),
        z.transform((urls) => [urls].flat()),
      )
      .check(z.refine((urls) => urls.length <= max, rule(tooMany))),
    [],
  );
