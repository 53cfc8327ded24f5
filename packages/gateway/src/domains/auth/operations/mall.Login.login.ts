import { operation } from '../../../dispatch/operation.ts';
import { signIn } from '../login.ts';

export const login = operation('mall.Login.login', signIn);
