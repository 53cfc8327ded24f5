import * as z from 'zod/mini';
import type { UiTextKey } from '../../i18n/textKeys.ts';
import { rule } from './checkForm.ts';

/** Addresses of pictures that were sent before, none or up to so many; a form posts one as a text and several as a list. */
export const pictures = (most: number, tooMany: UiTextKey) =>
  z._default(
    z
      .pipe(
        z.union([z.string(), z.array(z.string())]),
        z.transform((urls) => [urls].flat()),
      )
      .check(z.refine((urls) => urls.length <= most, rule(tooMany))),
    [],
  );
