import type { AddressValues, FormErrors } from '@mall/ui/rules';
import { readId } from '#app/shared/query-id.ts';

/** What sending the address form came to. */
export type AddressOutcome =
  | { readonly kind: 'added' | 'changed'; readonly id: number | undefined }
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

/** What the buttons of an address post as `intent`. */
export const addressIntents = { remove: 'removeAddress', makeDefault: 'defaultAddress' } as const;

/** An intent with the address it is for, as the value of one button. */
export const writeAddressIntent = (intent: string, id: number): string => `${intent}:${id}`;

/** The intent and the address of such a value. */
export function readAddressIntent(value: unknown): { readonly intent: AddressIntent; readonly id: number } | undefined {
  const [name, digits] = String(value ?? '').split(':');
  const intent = Object.values(addressIntents).find((known) => known === name);
  const id = readId(digits);
  return intent && id !== undefined ? { intent, id } : undefined;
}

type AddressIntent = (typeof addressIntents)[keyof typeof addressIntents];

/** Name of the field that says which address is meant. */
export const addressIdField = 'addr_id';

/** Name of the field with the idempotency key of an address whose fields are part of another form. */
export const addressKeyField = 'address_key';

/** An address that is to be changed, as the form takes it. */
export interface AddressToChange {
  readonly id: number;
  readonly values: AddressValues;
}

/** What a button of an address came to. */
export type AddressChange = { readonly at: number } & (
  | { readonly kind: 'removed' | 'madeDefault' }
  /** Words of the gateway; undefined when it did not answer. */
  | { readonly kind: 'notChanged'; readonly message: string | undefined }
);
