import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { type AddressOutcome, addressKeyField } from '../address-outcome.ts';
import { readEntered, saveAddress } from './save-address.server.ts';

const keyOf = (form: FormData) => {
  const key = form.get(addressKeyField);
  return typeof key === 'string' && key !== '' ? { idempotencyKey: key } : {};
};

/** Returns true when at least one address field of the form is filled in. */
export function isAddressEntered(form: FormData): boolean {
  if (!form.has('fullName')) return false;
  const { fullName, mobile, place, address } = readEntered(form);
  return [fullName, mobile, place, address].some((text) => (text ?? '').trim() !== '');
}

/** Saves the address whose fields are part of another form. Throws errors that concern the whole page. */
export async function saveEnteredAddress(gateway: Gateway, form: FormData): Promise<AddressOutcome> {
  return saveAddress(gateway, form, keyOf(form));
}

/** Returns the entered address fields, to fill in the form again. */
export function keepEntered(form: FormData): AddressOutcome {
  return { kind: 'refused', at: Date.now(), errors: {}, message: undefined, entered: readEntered(form) };
}
