import type { Country } from '@mall/ui/forms/AddressForm';
import { treeDialCodes } from '@mall/ui/rules';
import { type DeliveryAddress, toDeliveryAddress } from '#app/shared/delivery-address.ts';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import { type AddressChange, type AddressToChange, addressIntents } from '../address-outcome.ts';

/** Loads the customer's addresses, the default first. */
export async function loadAddresses({ mall }: Gateway): Promise<DeliveryAddress[]> {
  const { adds } = await mall.addresses.list();
  return adds.map(toDeliveryAddress);
}

/** Loads an address to edit, with its unmasked phone number (lists mask it). */
export async function loadAddressToChange({ mall }: Gateway, id: number): Promise<AddressToChange> {
  const { address: whole } = await mall.addresses.show({ addr_id: id });
  const { name, tel, cpc, sheng, city, quyu, address, code, is_default } = whole;
  const isInTree = cpc === '' || treeDialCodes.includes(cpc);
  return {
    id,
    values: {
      fullName: name,
      mobile: tel,
      dialCode: cpc || '86',
      place: isInTree ? [sheng, city, quyu].filter((part) => part !== '').join() : '',
      city: isInTree ? '' : city,
      province: isInTree ? '' : sheng,
      postalCode: code,
      address,
      isDefault: is_default ? '1' : '0',
    },
  };
}

/** Runs the action of an address button. Throws errors that concern the whole page. */
export async function changeAddress({ mall }: Gateway, id: number, form: FormData, intent = form.get('intent')): Promise<AddressChange> {
  const at = Date.now();
  try {
    if (intent === addressIntents.remove) {
      await mall.addresses.remove({ addr_id: id }, readIdempotencyKey(form));
      return { at, kind: 'removed' };
    }
    await mall.addresses.setDefault({ addr_id: id });
    return { at, kind: 'madeDefault' };
  } catch (error) {
    return { at, kind: 'notChanged', message: refusalOf(error).message };
  }
}

/** Loads provinces with their cities and districts. The response is large: load it only where the form is shown. */
export async function loadRegions({ mall }: Gateway) {
  return await mall.addresses.regions();
}

/** Loads the countries for phones and deliveries, one entry per dial code. */
export async function loadCountries({ mall }: Gateway): Promise<Country[]> {
  const countries = await mall.addresses.countries();
  const byDialCode = new Map<string, Country>();
  for (const { name, code2 } of countries) if (!byDialCode.has(code2)) byDialCode.set(code2, { name, dialCode: code2 });
  return [...byDialCode.values()];
}
