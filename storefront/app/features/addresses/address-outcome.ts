import type { AddressValues, FormErrors } from '@mall/ui/rules';

/** What sending the address form came to. */
export type AddressOutcome =
  | { readonly kind: 'added'; readonly id: number | undefined }
  | {
      readonly kind: 'refused';
      /** When: two equal refusals in a row are still two. */
      readonly at: number;
      /** By field: text keys of @mall/ui. */
      readonly errors: FormErrors;
      /** What is to be said of the whole; undefined when the fields say it. */
      readonly message: 'notAnswered' | { readonly text: string } | undefined;
      /** What was entered, for the form of a page without script. */
      readonly entered: Partial<AddressValues>;
    };

/** The `intent` of the address form. */
export const addAddressIntent = 'addAddress';
