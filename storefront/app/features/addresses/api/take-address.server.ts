import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { type AddressOutcome, addressKeyField } from '../address-outcome.ts';
import { readEntered, saveAddress } from './save-address.server.ts';

const keyOf = (form: FormData) => {
  const key = form.get(addressKeyField);
  return typeof key === 'string' && key !== '' ? { idempotencyKey: key } : {};
};

/** Whether the form holds fields of an address in which something was entered. */
export function isAddressEntered(form: FormData): boolean {
  if (!form.has('user_name')) return false;
  const { user_name, mobile, place, address } = readEntered(form);
  return [user_name, mobile, place, address].some((text) => (text ?? '').trim() !== '');
}

/** Stores the address whose fields are part of another form. Throws what the whole page answers to. */
export async function saveEnteredAddress(gateway: Gateway, form: FormData): Promise<AddressOutcome> {
  return saveAddress(gateway, form, keyOf(form));
}

/** What was entered of an address, to be shown again. */
export function keepEntered(form: FormData): AddressOutcome {
  return { kind: 'refused', at: Date.now(), errors: {}, message: undefined, entered: readEntered(form) };
}
