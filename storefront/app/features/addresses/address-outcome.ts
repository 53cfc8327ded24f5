import type { AddressValues, FormErrors } from '@mall/ui/rules';
import { readId } from '#app/shared/query-id.ts';

/** The result of submitting the address form. */
export type AddressOutcome =
  | { readonly kind: 'added' | 'changed'; readonly id: number | undefined }
  | {
      readonly kind: 'refused';
      /** The time of the result: distinguishes two equal refusals in a row. */
      readonly at: number;
      /** By field: text keys of @mall/ui. */
      readonly errors: FormErrors;
      /** The message for the whole form; undefined when the field errors suffice. */
      readonly message: 'noResponse' | { readonly text: string } | undefined;
      /** The entered values, for the form of a page without JavaScript. */
      readonly entered: Partial<AddressValues>;
    };

/** The `intent` of the address form. */
export const addAddressIntent = 'addAddress';

/** The `intent` values of an address's buttons. */
export const addressIntents = { remove: 'removeAddress', makeDefault: 'defaultAddress' } as const;

/** Combines an intent and an address id into the value of one button. */
export const writeAddressIntent = (intent: string, id: number): string => `${intent}:${id}`;

/** Reads the intent and the address id from such a value. */
export function readAddressIntent(value: unknown): { readonly intent: AddressIntent; readonly id: number } | undefined {
  const [name, digits] = String(value ?? '').split(':');
  const intent = Object.values(addressIntents).find((known) => known === name);
  const id = readId(digits);
  return intent && id !== undefined ? { intent, id } : undefined;
}

type AddressIntent = (typeof addressIntents)[keyof typeof addressIntents];

/** The name of the field with the address id. */
export const addressIdField = 'editedAddressId';

/** Name of the field with the idempotency key of an address whose fields are part of another form. */
export const addressKeyField = 'addressKey';

/** An address to be edited, as the form takes it. */
export interface AddressToChange {
  readonly id: number;
  readonly values: AddressValues;
}

/** The result of an address button. */
export type AddressChange = { readonly at: number } & (
  | { readonly kind: 'removed' | 'madeDefault' }
  /** The gateway's message; undefined when it did not respond. */
  | { readonly kind: 'notChanged'; readonly message: string | undefined }
);
