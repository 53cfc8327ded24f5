import { operation } from '../../../dispatch/operation.ts';
import { addAddress } from '../service.ts';

export const saveAddress = operation('mall.Address.saveAddress', addAddress);
