import { operation } from '../../../dispatch/operation.ts';
import { chooseDefault } from '../service.ts';

export const setDefaultAddress = operation('mall.Address.setDefault', ({ addr_id }, context) => chooseDefault(addr_id, context));
