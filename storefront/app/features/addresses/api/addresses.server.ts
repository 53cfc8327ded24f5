import type { Country } from '@mall/ui/forms/AddressForm';
import { type DeliveryAddress, toDeliveryAddress } from '#app/shared/delivery-address.ts';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';

/** The customer's addresses, the default first. */
export async function loadAddresses({ mall }: Gateway): Promise<DeliveryAddress[]> {
  const { adds } = await mall.addresses.list();
  return adds.map(toDeliveryAddress);
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
