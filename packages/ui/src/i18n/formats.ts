import { createContext } from 'react';

/** Formats of amounts of money and numbers. */
export interface Formats {
  /** ISO 4217 code of the currency of all amounts. @default 'CNY' */
  readonly currency?: string | undefined;
  /**
   * Language tag whose conventions format numbers, such as `de-DE` for `1.280,50 €`. Omitted, yuan are `¥1,280.50` in every language and
   * another currency follows the language of the page.
   */
  readonly locale?: string | undefined;
}

/** Formats of the application; set by the provider's `formats`. */
export const FormatsContext = createContext<Formats>({});
