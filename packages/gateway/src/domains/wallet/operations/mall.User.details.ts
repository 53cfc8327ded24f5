import { operation } from '../../../dispatch/operation.ts';
import { showWallet } from '../service.ts';

export const walletDetails = operation('mall.User.details', showWallet);
