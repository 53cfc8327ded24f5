import { operation } from '../../../dispatch/operation.ts';
import { signInByToken } from '../registering.ts';

export const autoLogin = operation('mall.Login.autoLogin', signInByToken);
