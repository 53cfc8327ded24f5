import { customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { operation } from '../../dispatch/operation.ts';
import { findCountries } from '../../shared/countries.ts';
import { regionTree } from '../../shared/regions/region-tree.ts';
import { addressOf, listAddresses } from './list-addresses.ts';
import { readAddress, wireAddress, wireCountry } from './presenter.ts';
import { addAddress, chooseDefaultAddress, removeAddress, replaceAddress } from './save-address.ts';

export const addressManagement = operation('mall.Address.addressManagement', async (_request, { language }) => regionTree(language));

export const deleteAddress = operation('mall.Address.delAdds', async ({ addr_id }, context) => {
  const { db, language } = context;
  return (await removeAddress(db, customerOf(context).customerId, addr_id)).map((address) => wireAddress(address, language));
});

export const addressIndex = operation('mall.Address.index', async (_request, context) => {
  const { db, language } = context;
  return { adds: (await listAddresses(db, customerOf(context).customerId)).map((address) => wireAddress(address, language)) };
});

export const saveAddress = operation('mall.Address.saveAddress', async (request, context) => {
  const { db, clock, language } = context;
  const list = await addAddress(db, customerOf(context).customerId, readAddress(request, language), clock.now());
  return list.map((address) => wireAddress(address, language));
});

export const setDefaultAddress = operation('mall.Address.setDefault', async ({ addr_id }, context) => {
  const { db, language } = context;
  return (await chooseDefaultAddress(db, customerOf(context).customerId, addr_id)).map((address) => wireAddress(address, language));
});

export const updateAddress = operation('mall.Address.upAdds', async ({ addr_id, ...request }, context) => {
  const { db, language } = context;
  const { customerId } = customerOf(context);
  // Refuses an unknown address before it checks the region.
  await addressOf(db, customerId, addr_id, 'addr_id');
  const list = await replaceAddress(db, customerId, addr_id, readAddress(request, language));
  return list.map((address) => wireAddress(address, language));
});

export const addressForm = operation('mall.Address.upAddsindex', async ({ addr_id, addrId }, context) => {
  const { db, language } = context;
  const id = addr_id ?? addrId;
  if (id === undefined) throw new Fault('parameter_refused', { errors: [{ field: 'addr_id', rule: 'required' }] });
  const address = await addressOf(db, customerOf(context).customerId, id, 'addr_id');
  return {
    province: address.province,
    city_id: address.city,
    county: address.district,
    address: wireAddress(address, language),
  };
});

export const getItuList = operation('mall.Login.getItuList', async ({ keyword = '' }, { language }) =>
  findCountries(keyword, language).map(wireCountry),
);
