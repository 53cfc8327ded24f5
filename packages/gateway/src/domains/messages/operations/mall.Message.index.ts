import { operation } from '../../../dispatch/operation.ts';
import { listMessages } from '../service.ts';

export const messageIndex = operation('mall.Message.index', ({ page = 1 }, context) => listMessages(page, context));
