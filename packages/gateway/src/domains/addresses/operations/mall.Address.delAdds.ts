import { operation } from '../../../dispatch/operation.ts';
import { removeAddress } from '../service.ts';

export const deleteAddress = operation('mall.Address.delAdds', ({ addr_id }, context) => removeAddress(addr_id, context));
