import { createContext } from 'react';

/** How amounts of money and numbers are written. */
export interface Formats {
  /** ISO 4217 code of the currency that every amount is in. @default 'CNY' */
  readonly currency?: string | undefined;
  /**
   * Language tag by whose conventions numbers are written, such as `de-DE` for `1.280,50 €`. Left out, yuan are `¥1,280.50` in every language and
   * another currency follows the language of the page.
   */
  readonly locale?: string | undefined;
}

/** The formats of the application; filled by the provider's `formats`. */
export const FormatsContext = createContext<Formats>({});
