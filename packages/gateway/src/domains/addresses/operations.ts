import { customerOf } from '../../dispatch/context.ts';
import { operation } from '../../dispatch/operation.ts';
import { findCountries } from '../../shared/countries.ts';
import { regionTree } from '../../shared/regions/region-tree.ts';
import { addAddress, chooseDefault, listAddresses, removeAddress, replaceAddress, showAddress } from './service.ts';

export const addressManagement = operation('mall.Address.addressManagement', async (_request, { language }) => regionTree(language));

export const deleteAddress = operation('mall.Address.delAdds', ({ addr_id }, context) => removeAddress(addr_id, context));

export const addressIndex = operation('mall.Address.index', async (_request, context) => ({
  adds: await listAddresses(context.db, customerOf(context).customerId, context.language),
}));

export const saveAddress = operation('mall.Address.saveAddress', addAddress);

export const setDefaultAddress = operation('mall.Address.setDefault', ({ addr_id }, context) => chooseDefault(addr_id, context));

export const updateAddress = operation('mall.Address.upAdds', replaceAddress);

export const addressForm = operation('mall.Address.upAddsindex', showAddress);

export const getItuList = operation('mall.Login.getItuList', async ({ keyword = '' }, { language }) => findCountries(keyword, language));
