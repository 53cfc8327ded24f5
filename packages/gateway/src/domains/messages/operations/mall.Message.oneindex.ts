import { operation } from '../../../dispatch/operation.ts';
import { showMessage } from '../service.ts';

export const oneMessage = operation('mall.Message.oneindex', ({ id }, context) => showMessage(id, context));
