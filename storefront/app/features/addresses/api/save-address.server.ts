import type { AddressesAddInput } from '@mall/sdk/operations/addresses';
import { type AddressValues, addressRules, checkForm, type FormErrors, treeDialCodes } from '@mall/ui/rules';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { type Refusal, refusalOf } from '#app/shared/gateway/refusal.ts';
import { refusedFields } from '#app/shared/gateway/refused-fields.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import { readId } from '#app/shared/query-id.ts';
import { readTypedRegion } from '#app/shared/typed-region.ts';
import { type AddressOutcome, addressIdField } from '../address-outcome.ts';

/** Fields of the wire that can pass the form's rules but not the gateway's: the form's field and its error text. */
const faultOfField: Readonly<Record<string, readonly [field: keyof AddressValues, text: string]>> = {
  user_name: ['fullName', 'errors.consigneeCharacters'],
  mobile: ['mobile', 'errors.phone'],
  place: ['place', 'errors.region'],
  city: ['city', 'errors.city'],
  zip_code: ['postalCode', 'errors.postalCode'],
  address: ['address', 'errors.addressMissing'],
};

/**
 * Saves the address of the form: updates the one that it names, otherwise creates a new one. Throws errors that concern the whole page.
 * `key` is the idempotency key, for a form that has another key for itself.
 */
export async function saveAddress({ mall }: Gateway, form: FormData, key = readIdempotencyKey(form)): Promise<AddressOutcome> {
  const entered = readEntered(form);
  const checked = checkForm(addressRules, { ...entered });
  if (!checked.ok) return { kind: 'refused', at: Date.now(), errors: checked.errors, message: undefined, entered };
  try {
    const id = readId(form.get(addressIdField));
    if (id !== undefined) {
      await mall.addresses.update({ addr_id: id, ...toWire(checked.values) });
      return { kind: 'changed', id };
    }
    const addresses = await mall.addresses.add(toWire(checked.values), key);
    return { kind: 'added', id: newest(addresses) };
  } catch (error) {
    return { kind: 'refused', at: Date.now(), ...sayWhy(refusalOf(error), refusedFields(error)), entered };
  }
}

const textOf = (value: FormDataEntryValue | undefined) => (typeof value === 'string' ? value : '');

/** Returns the address of the form as entered, without validation. */
export function readEntered(form: FormData): AddressValues {
  // Two fields: the one filled by the selects of the browser, and the plain one of pages without JavaScript.
  const places = form.getAll('place').map(textOf);
  return {
    fullName: textOf(form.get('fullName') ?? undefined),
    mobile: textOf(form.get('mobile') ?? undefined),
    ...(form.has('dialCode') && { dialCode: textOf(form.get('dialCode') ?? undefined) }),
    place: readTypedRegion(places.findLast((place) => place.trim() !== '') ?? ''),
    city: textOf(form.get('city') ?? undefined),
    province: textOf(form.get('province') ?? undefined),
    postalCode: textOf(form.get('postalCode') ?? undefined),
    address: textOf(form.get('address') ?? undefined),
    isDefault: form.get('isDefault') === '1' ? '1' : '0',
  };
}

function toWire({ fullName, mobile, dialCode, address, isDefault, ...region }: AddressValues): AddressesAddInput {
  return {
    user_name: fullName,
    mobile,
    ...(dialCode && { cpc: dialCode }),
    ...toRegion(region, dialCode),
    address,
    is_default: isDefault === '1' ? 1 : 0,
  };
}

/** Returns the typed region, or the one selected in the tree. */
function toRegion({ place = '', city, province: written, postalCode }: Region, dialCode: string | undefined) {
  if (dialCode && !treeDialCodes.includes(dialCode)) {
    return { ...(city && { city }), ...(written && { province: written }), ...(postalCode && { zip_code: postalCode }) };
  }
  // A municipality has districts directly below it; when typed by hand, its city is omitted.
  const [province = '', second = '', third] = place.split(',');
  return { place: third === undefined ? [province, province, second] : [province, second, third] };
}

type Region = Pick<AddressValues, 'place' | 'city' | 'province' | 'postalCode'>;

function newest(addresses: readonly { readonly id: number }[]): number | undefined {
  return addresses.length === 0 ? undefined : Math.max(...addresses.map(({ id }) => id));
}

function sayWhy(refusal: Refusal, fields: readonly string[]): { errors: FormErrors; message: Message } {
  const errors = Object.fromEntries(fields.flatMap((name) => (faultOfField[name] ? [faultOfField[name]] : [])));
  if (Object.keys(errors).length > 0) return { errors, message: undefined };
  return { errors, message: refusal.message === undefined ? 'noResponse' : { text: refusal.message } };
}

type Message = Extract<AddressOutcome, { kind: 'refused' }>['message'];
