import { operation } from '../../../dispatch/operation.ts';
import { showAddress } from '../service.ts';

export const addressForm = operation('mall.Address.upAddsindex', showAddress);
