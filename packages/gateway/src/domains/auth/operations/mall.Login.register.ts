import { operation } from '../../../dispatch/operation.ts';
import { signInByCode } from '../registering.ts';

export const loginByCode = operation('mall.Login.register', signInByCode);
