import { operation } from '../../../dispatch/operation.ts';
import { provePhone } from '../security-service.ts';

export const authentication = operation('mall.User.authentication', provePhone);
