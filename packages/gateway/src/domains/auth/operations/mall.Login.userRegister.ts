import { operation } from '../../../dispatch/operation.ts';
import { register } from '../registering.ts';

export const userRegister = operation('mall.Login.userRegister', register);
