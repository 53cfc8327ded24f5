import { operation } from '../../../dispatch/operation.ts';
import { replaceAddress } from '../service.ts';

export const updateAddress = operation('mall.Address.upAdds', replaceAddress);
