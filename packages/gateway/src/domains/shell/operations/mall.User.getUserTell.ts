import { operation } from '../../../dispatch/operation.ts';
import { currentNotice } from '../service.ts';

export const getUserTell = operation('mall.User.getUserTell', (_request, context) => currentNotice(context));
