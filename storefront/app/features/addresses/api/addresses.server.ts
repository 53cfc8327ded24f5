import type { Country } from '@mall/ui/forms/AddressForm';
import { treeDialCodes } from '@mall/ui/rules';
import { type DeliveryAddress, toDeliveryAddress } from '#app/shared/delivery-address.ts';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import { type AddressChange, type AddressToChange, addressIntents } from '../address-outcome.ts';

/** The customer's addresses, the default first. */
export async function loadAddresses({ mall }: Gateway): Promise<DeliveryAddress[]> {
  const { adds } = await mall.addresses.list();
  return adds.map(toDeliveryAddress);
}

/** An address to be changed: with its whole phone number, which lists cover. */
export async function loadAddressToChange({ mall }: Gateway, id: number): Promise<AddressToChange> {
  const { address: whole } = await mall.addresses.show({ addr_id: id });
  const { name, tel, cpc, sheng, city, quyu, address, code, is_default } = whole;
  const isInTree = cpc === '' || treeDialCodes.includes(cpc);
  return {
    id,
    values: {
      user_name: name,
      mobile: tel,
      cpc: cpc || '86',
      place: isInTree ? [sheng, city, quyu].filter((part) => part !== '').join() : '',
      city: isInTree ? '' : city,
      province: isInTree ? '' : sheng,
      zip_code: code,
      address,
      is_default: is_default ? '1' : '0',
    },
  };
}

/** Does what a button of an address asks for. Throws what the whole page answers to. */
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

/** Provinces with their cities and districts. A heavy answer: asked for only where the form is shown. */
export async function loadRegions({ mall }: Gateway) {
  return await mall.addresses.regions();
}

/** Where phones and parcels can go to, one entry a dial code. */
export async function loadCountries({ mall }: Gateway): Promise<Country[]> {
  const countries = await mall.addresses.countries();
  const byDialCode = new Map<string, Country>();
  for (const { name, code2 } of countries) if (!byDialCode.has(code2)) byDialCode.set(code2, { name, dialCode: code2 });
  return [...byDialCode.values()];
}
